import type { BalanceOutlookAnswer } from "#core/api/BalanceAnswer.ts";
import { toUnits } from "#core/leave/amounts.ts";
import type { BalanceOutlook } from "#bot/operations/balances/readBalanceOutlook.ts";

export function presentBalanceOutlook(outlook: BalanceOutlook): BalanceOutlookAnswer {
  const { type, unit, leaveYear, isUnlimited, available, pending, next, expiry, carryOver, maxBalance, reachedOn } =
    outlook;
  const { lots, owed, limit } = outlook;
  return {
    type,
    leaveYear,
    isUnlimited,
    available: toUnits(available, unit),
    pending: toUnits(pending, unit),
    next: next && { on: next.on, days: toUnits(next.minutes, unit), lost: toUnits(next.lost, unit) },
    expiry: expiry && {
      on: expiry.on,
      lastDay: expiry.lastDay,
      days: toUnits(expiry.minutes, unit),
      limit: expiry.limit === null ? null : toUnits(expiry.limit, unit),
    },
    lots: lots.map(({ minutes, left, ...lot }) => ({
      ...lot,
      days: toUnits(minutes, unit),
      left: toUnits(left, unit),
    })),
    owed: toUnits(owed, unit),
    limit: limit && { per: limit.per, days: toUnits(limit.minutes, unit), before: toUnits(limit.before, unit) },
    carryOverDays: carryOver === null ? null : toUnits(carryOver, unit),
    maxBalance: maxBalance === null ? null : toUnits(maxBalance, unit),
    ...(reachedOn === undefined ? {} : { reachedOn }),
  };
}
