import { toDays } from "#core/amounts.ts";
import type { Figures } from "#core/ledger/balance.ts";
import type { BalanceView } from "#bot/operations/balances/balanceViews.ts";

/** A balance in days; `nextYear` has the same fields, or is null. */
export function presentBalance({ id, type, isUnlimited, leaveYear, nextYear, ...figures }: BalanceView) {
  const shared = { id, type, isUnlimited };
  return {
    ...shared,
    leaveYear,
    ...inDays(figures),
    nextYear: nextYear && { ...shared, leaveYear: nextYear.leaveYear, ...inDays(nextYear) },
  };
}

function inDays({ balance, accrued, used, total, pending, available }: Figures) {
  return {
    balance: toDays(balance),
    accrued: toDays(accrued),
    used: toDays(used),
    total: toDays(total),
    pending: toDays(pending),
    available: toDays(available),
  };
}
