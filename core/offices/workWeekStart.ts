import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { type WeekStart, weekStartOf } from "#core/calendar/weeks.ts";
import { MAX_WEEKS } from "#core/working/WorkingPattern.ts";
import { patternMinutes, type WorkCalendar } from "./workCalendar.ts";

const CANDIDATES: readonly WeekStart[] = [1, 7, 6];

export function workWeekStart(date: IsoDate, { patterns }: Pick<WorkCalendar, "patterns">): WeekStart {
  const isWorked = (day: IsoDate) =>
    Array.from({ length: MAX_WEEKS }, (_, week) => addDays(day, 7 * week)).some(
      (each) => patternMinutes(each, { patterns }) > 0,
    );
  const found = CANDIDATES.find((candidate) => {
    const first = weekStartOf(date, candidate);
    return isWorked(first) && !isWorked(addDays(first, -1));
  });
  return found ?? 1;
}
