import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { toDays } from "#core/leave/amounts.ts";
import type { Figures } from "#core/ledger/balance.ts";
import { shownFigures } from "#core/ledger/shownFigures.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";

/** Presents a balance in days. `nextYear` has the same fields, or is null. */
export function presentBalance({ id, type, isUnlimited, leaveYear, nextYear, ...figures }: BalanceView): BalanceAnswer {
  const shared = { id, type, isUnlimited };
  return {
    ...shared,
    leaveYear,
    ...inDays(figures),
    nextYear: nextYear && { ...shared, leaveYear: nextYear.leaveYear, ...inDays(nextYear) },
  };
}

function inDays(figures: Figures) {
  const { balance, ...shown } = shownFigures(figures);
  return { balance, accrued: toDays(figures.accrued), ...shown };
}
