import type { Minutes } from "#core/leave/amounts.ts";

/**
 * Splits a closed year's balance under simple terms into the carried and the expired part; a negative balance is
 * carried in full. The carry-over of documents is in core/ledger/lots/limitCarryOver.ts.
 */
export function simpleCarryOver(balance: Minutes, limit: Minutes): { carried: Minutes; expired: Minutes } {
  const carried = Math.min(balance, limit);
  return { carried, expired: balance - carried };
}
