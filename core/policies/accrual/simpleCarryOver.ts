import type { Minutes } from "#core/leave/amounts.ts";

/** A negative balance is carried over in full. */
export function simpleCarryOver(balance: Minutes, limit: Minutes): { carried: Minutes; expired: Minutes } {
  const carried = Math.min(balance, limit);
  return { carried, expired: balance - carried };
}
