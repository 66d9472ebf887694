/**
 * The lists that an open page fetches again: requests to decide, the team calendar, and the person's own requests and
 * balances.
 */
export const HINTS = ["approvals", "calendar", "requests"] as const;

export type Hint = (typeof HINTS)[number];
