import type { Minutes } from "#core/leave/amounts.ts";

/** Splits a closed year's balance under simple terms. A negative balance is carried in full. */
export function simpleCarryOver(balance: Minutes, limit: Minutes): { carried: Minutes; expired: Minutes } {
  const carried = Math.min(balance, limit);
  return { carried, expired: balance - carried };
}
