import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart, type LeaveYear, type YearStart } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { sendsTo } from "./acrossTypes.ts";
import type { LotCorrection } from "../lots/entries/LotCorrection.ts";
import type { Receipt } from "./receivedEntries.ts";

/** A span in which entries fall due: after a day (null: since the opening) and through another. */
export interface DueSpan {
  after: IsoDate | null;
  through: IsoDate;
}

/** Returns the receipt of the excess that falls due in a span. */
export function dueReceipt({ after, through }: DueSpan, startsIn: YearStart): Receipt {
  const isDue = (year: LeaveYear) => {
    const first = leaveYearStart(year, startsIn);
    return first <= through && (after === null || first > after);
  };
  return { isDue, today: through, id: through, isCorrection: false };
}

/** Returns the receipt of the excess after a past fact changed: the differences in all leave years. */
export function correctedReceipt({ today, id }: LotCorrection): Receipt {
  return { isDue: () => true, today, id, isCorrection: true };
}

/** Returns the cases of types that send their excess or receive it, if a leave year of the ledger begins in a span. */
export function linkedCases(cases: readonly AccrualCase[], { after, through }: DueSpan): AccrualCase[] {
  const [first] = cases;
  const received = new Set(cases.flatMap(sendsTo));
  if (!first || received.size === 0) return [];
  const { opening, startsIn } = first;
  const known = after === null ? opening : leaveYearOf(after, startsIn);
  if (leaveYearOf(through, startsIn) <= known) return [];
  return cases.filter((accrual) => received.has(accrual.type) || sendsTo(accrual).length > 0);
}
