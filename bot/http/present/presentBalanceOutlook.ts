import type { BalanceOutlookAnswer } from "#core/api/BalanceAnswer.ts";
import { toDays } from "#core/leave/amounts.ts";
import type { BalanceOutlook } from "#bot/operations/balances/readBalanceOutlook.ts";

/** Presents the outlook of a balance in days. */
export function presentBalanceOutlook(outlook: BalanceOutlook): BalanceOutlookAnswer {
  const { type, leaveYear, isUnlimited, available, pending, next, expiry, carryOver, maxBalance, reachedOn } = outlook;
  const { lots, owed } = outlook;
  return {
    type,
    leaveYear,
    isUnlimited,
    available: toDays(available),
    pending: toDays(pending),
    next: next && { on: next.on, days: toDays(next.minutes), lost: toDays(next.lost) },
    expiry: expiry && {
      on: expiry.on,
      lastDay: expiry.lastDay,
      days: toDays(expiry.minutes),
      limit: expiry.limit === null ? null : toDays(expiry.limit),
    },
    lots: lots.map(({ minutes, left, ...lot }) => ({ ...lot, days: toDays(minutes), left: toDays(left) })),
    owed: toDays(owed),
    carryOverDays: toDays(carryOver),
    maxBalance: maxBalance === null ? null : toDays(maxBalance),
    ...(reachedOn === undefined ? {} : { reachedOn }),
  };
}
