import type { Minutes } from "#core/leave/amounts.ts";

/** Splits a closed year's balance into the carried and the expired part; a negative balance is carried whole. */
export function carryOver(balance: Minutes, limit: Minutes): { carried: Minutes; expired: Minutes } {
  const carried = Math.min(balance, limit);
  return { carried, expired: balance - carried };
}
