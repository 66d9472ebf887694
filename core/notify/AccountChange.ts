/** Changes to the ways into an account: Google linked or unlinked, a password set or changed, a new email requested. */
export const ACCOUNT_CHANGES = [
  "googleLinked",
  "googleUnlinked",
  "passwordSet",
  "passwordChanged",
  "emailRequested",
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];
