export const ACCOUNT_CHANGES = [
  "googleLinked",
  "googleUnlinked",
  "passwordSet",
  "passwordChanged",
  "passwordResetUnlinked",
  "emailRequested",
  "slackLinked",
  "workspaceConnected",
  "photoDeleted",
  "tokensEnded",
  "keyCreated",
  "provisioningTokenCreated",
  "provisioningStopped",
  "feedCreated",
  "calendarConnected",
  "webhookChanged",
  "ssoChanged",
  "ssoDeleted",
  "ssoRequired",
  "ssoExceptionsChanged",
  "ssoNotRequired",
  "ssoRecoveryRenewed",
  "ssoRecoveryUsed",
  "signedOut",
  "tokensEndedBySso",
  "tokensEndedByRole",
  "ssoLinked",
  "joinAsked",
  "joinAccepted",
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

export const FACTOR_CHANGES = ["on", "changed", "off", "reset", "newCodes", "codeUsed"] as const;

export type FactorChange = (typeof FACTOR_CHANGES)[number];
