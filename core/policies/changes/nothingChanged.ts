/** What an edit that would change nothing is told. */
export const NOTHING_CHANGED = "Nothing changed: the policy already has these values.";
