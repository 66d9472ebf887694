import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { toUnits } from "#core/leave/amounts.ts";
import { firstDayOfLeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { Figures } from "#core/ledger/balance.ts";
import { shownFigures } from "#core/ledger/shownFigures.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";

export function presentBalance(view: BalanceView): BalanceAnswer {
  const { id, type, unit, isUnlimited, leaveYear, startsIn, hasOwnYear, nextYear, waitingFor, block, credit } = view;
  const shared = { id, type, isUnlimited, ...(hasOwnYear && { leaveYearStartsOn: firstDayOfLeaveYear(startsIn) }) };
  return {
    leaveYear,
    nextYear: nextYear && { leaveYear: nextYear.leaveYear, ...shared, ...inUnit(nextYear, unit) },
    ...shared,
    ...inUnit(view, unit),
    ...(waitingFor && { waitingFor }),
    ...(block && { block }),
    ...(credit && {
      credit: { from: credit.from, longest: credit.longest === null ? null : toUnits(credit.longest, unit) },
    }),
  };
}

function inUnit(figures: Figures, unit: LeaveUnit) {
  return { accrued: toUnits(figures.accrued, unit), ...shownFigures(figures, unit) };
}
