/**
 * The lists that an open page fetches again: requests to decide, the team calendar, the person's own requests and
 * balances, and the person's inbox.
 */
export const HINTS = ["approvals", "calendar", "requests", "inbox"] as const;

export type Hint = (typeof HINTS)[number];
