/** Changes of the ways into an account: Google was linked or unlinked, a password set or changed, a reset unlinked Google as well, or a new email was requested. */
export const ACCOUNT_CHANGES = [
  "googleLinked",
  "googleUnlinked",
  "passwordSet",
  "passwordChanged",
  "passwordResetUnlinked",
  "emailRequested",
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/**
 * Changes to a second factor: turned on, moved to another app, turned off, reset by an Admin, new recovery codes, or a
 * code used.
 */
export const FACTOR_CHANGES = ["on", "changed", "off", "reset", "newCodes", "codeUsed"] as const;

export type FactorChange = (typeof FACTOR_CHANGES)[number];
