/** What happened to the ways into an account: Google was linked or unlinked, a password set or changed, or a new email requested. */
export const ACCOUNT_CHANGES = [
  "googleLinked",
  "googleUnlinked",
  "passwordSet",
  "passwordChanged",
  "emailRequested",
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];
