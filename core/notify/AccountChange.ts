/**
 * Changes to an account, its sign-in methods, and its links: Google was linked or unlinked, a password was set or
 * changed, a reset also unlinked Google, a new email was requested, a Slack account was connected on the web, another
 * Slack workspace was connected to the organization, an Admin or Owner deleted the person's photo, the person's API
 * keys and calendar feeds ended because the organization uses Google sign-in only or requires single sign-on, an API
 * key, a provisioning token, or a calendar feed was created with the person's rights, a calendar was connected, the
 * person added a webhook, changed its address, or let it send whole objects, a connection for single sign-on was
 * changed or deleted, single sign-on became required or is no longer required, its exceptions or recovery code changed,
 * the code was used, a promotion ended what an unconfirmed account at an identity provider set up, an account at an
 * identity provider was linked, a person asked to join the organization, or an Admin accepted the person.
 */
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
  "tokensEndedBySso",
  "tokensEndedByRole",
  "ssoLinked",
  "joinAsked",
  "joinAccepted",
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/**
 * Changes to a second factor: it was turned on, moved to another app, turned off, or reset by an Admin or Owner, or
 * recovery codes were replaced or used.
 */
export const FACTOR_CHANGES = ["on", "changed", "off", "reset", "newCodes", "codeUsed"] as const;

export type FactorChange = (typeof FACTOR_CHANGES)[number];
