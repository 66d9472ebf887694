export const NOTHING_CHANGED = "Nothing changed: the policy already has these values.";
