import { eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { DAY_MARKS, type DayMarks } from "#core/offices/dayMarks.ts";
import type { WorkCalendar } from "#core/offices/workCalendar.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { countedPart, countingOf, datesIn, policyCalendar } from "../requestCost.ts";

export function leaveMarks(
  { from, to }: { from: IsoDate; to: IsoDate },
  calendar: WorkCalendar,
  accruals: readonly AccrualCase[],
): DayMarks {
  const dates = datesIn(calendar);
  const calendars = accruals.map((accrual) => policyCalendar(calendar, accrual));
  const isCounted = (date: IsoDate) => calendars.some((of) => countedPart(date, countingOf(date, of), dates) > 0);
  return eachDate(from, to)
    .map((date) => (isCounted(date) ? DAY_MARKS.worked : DAY_MARKS.off))
    .join("");
}
