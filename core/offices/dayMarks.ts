import { daysBetween, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { openPart, patternMinutes, type WorkCalendar, workedMinutes } from "./workCalendar.ts";

export const DAY_MARKS = { worked: "w", partly: "p", off: "-" } as const;

export type DayMarks = string;

export function dayMarks({ from, to }: { from: IsoDate; to: IsoDate }, calendar: WorkCalendar): DayMarks {
  return eachDate(from, to)
    .map((date) => markOf(date, calendar))
    .join("");
}

export function marksWhileEmployed(
  marks: DayMarks,
  { from }: { from: IsoDate },
  { startDate, endDate }: { startDate: IsoDate | null; endDate: IsoDate | null },
): DayMarks {
  const before = startDate === null ? 0 : daysBetween(from, startDate) - 1;
  const through = endDate === null ? marks.length : daysBetween(from, endDate);
  if (before <= 0 && through >= marks.length) return marks;
  return Array.from(marks, (mark, at) => (before <= at && at < through ? mark : DAY_MARKS.off)).join("");
}

function markOf(date: IsoDate, calendar: WorkCalendar): string {
  const minutes = workedMinutes(date, calendar);
  if (minutes === 0) return DAY_MARKS.off;
  return minutes < patternMinutes(date, calendar) && openPart(date, calendar) < 1 ? DAY_MARKS.partly : DAY_MARKS.worked;
}
