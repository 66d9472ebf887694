export const HINTS = ["approvals", "calendar", "requests", "inbox"] as const;

export type Hint = (typeof HINTS)[number];
