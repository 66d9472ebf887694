import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { sendsTo } from "./acrossTypes.ts";
import type { LotCorrection } from "../lots/entries/LotCorrection.ts";
import type { Receipt } from "./receivedEntries.ts";

/** Excludes `after` (null: since the opening) and includes `through`. */
export interface DueSpan {
  after: IsoDate | null;
  through: IsoDate;
}

export function dueReceipt({ after, through }: DueSpan): Receipt {
  const isDue = (day: IsoDate) => day <= through && (after === null || day > after);
  return { isDue, today: through, id: through, isCorrection: false };
}

export function correctedReceipt({ today, id }: LotCorrection): Receipt {
  return { isDue: () => true, today, id, isCorrection: true };
}

export function linkedCases(cases: readonly AccrualCase[], { after, through }: DueSpan): AccrualCase[] {
  const received = new Set(cases.flatMap(sendsTo));
  const linked = cases.filter((accrual) => received.has(accrual.type) || sendsTo(accrual).length > 0);
  const beginning = linked.filter(
    ({ opening, startsIn }) =>
      leaveYearOf(through, startsIn) > (after === null ? opening : leaveYearOf(after, startsIn)),
  );
  const starts = new Set(beginning.map(({ startsIn }) => startsIn));
  return linked.filter(({ startsIn }) => starts.has(startsIn));
}
