import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { toUnits } from "#core/leave/amounts.ts";
import { firstDayOfLeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { Figures } from "#core/ledger/balance.ts";
import { shownFigures } from "#core/ledger/shownFigures.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";

/** Presents a balance in the unit of its type. `nextYear` has the same figures, or is null. */
export function presentBalance(view: BalanceView): BalanceAnswer {
  const {
    id,
    type,
    typeName: _,
    unit,
    isUnlimited,
    leaveYear,
    startsIn,
    hasOwnYear,
    nextYear,
    waitingFor,
    ...figures
  } = view;
  const shared = { id, type, isUnlimited, ...(hasOwnYear && { leaveYearStartsOn: firstDayOfLeaveYear(startsIn) }) };
  return {
    ...shared,
    leaveYear,
    ...inUnit(figures, unit),
    ...(waitingFor && { waitingFor }),
    nextYear: nextYear && { ...shared, leaveYear: nextYear.leaveYear, ...inUnit(nextYear, unit) },
  };
}

function inUnit(figures: Figures, unit: LeaveUnit) {
  const { balance, ...shown } = shownFigures(figures, unit);
  return { balance, accrued: toUnits(figures.accrued, unit), ...shown };
}
