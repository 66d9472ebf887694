import type { Minutes } from "#core/leave/amounts.ts";

/** What a closed year leaves to the next one and what lapses; a negative balance carries whole. */
export function carryOver(balance: Minutes, limit: Minutes): { carried: Minutes; lapsed: Minutes } {
  const carried = Math.min(balance, limit);
  return { carried, lapsed: balance - carried };
}
