import { addDays, addMonths, type IsoDate, weekdayOf } from "../dates.ts";
import type { Cursor } from "./Cursor.ts";
import { Unclear } from "./Unclear.ts";
import { numberOfWord } from "./words.ts";

/**
 * A length of time. Days are weekdays, as leave counts them, unless calendar days were typed; five weekdays make a
 * week.
 */
export interface Duration {
  count: number;
  unit: "weekday" | "day" | "week" | "month";
  /** True if the text names working days, which `in 3 working days` doesn't support because it counts every day. */
  isWorking: boolean;
}

/** The maximum length of a request in days; longer durations are refused. */
const MAX = 366;

/** Takes a length: `3 days`, `a week`, `2w`, `10 calendar days`. */
export function readDuration(cursor: Cursor): Duration | undefined {
  return cursor.attempt(() => {
    const fraction = cursor.take("fraction");
    const count = fraction?.value ?? cursor.take("number")?.value ?? cursor.meaning(numberOfWord);
    if (count === undefined) return undefined;
    const isCalendar = cursor.word("calendar");
    const isWorking = !isCalendar && cursor.word("working", "work", "business");
    const unit = cursor.meaning(unitOf);
    if (unit === undefined) return undefined;
    if (fraction) {
      // Half a day isn't a duration; `readHalf` takes it.
      if (count === 0.5 && unit === "weekday") return undefined;
      throw new Unclear("A half day has to be requested by itself.", "tomorrow half");
    }
    if (count < 1) throw new Unclear("Enter at least 1 day.", "tomorrow for 1 day");
    if (count > MAX) throw new Unclear("A request can span at most 366 days.", "tomorrow for 2 weeks");
    return { count, unit: isCalendar && unit === "weekday" ? "day" : unit, isWorking };
  });
}

/** Returns the last date of a span with the given start and length. */
export function endAfter(start: IsoDate, { count, unit }: Duration): IsoDate {
  if (unit === "day") return addDays(start, count - 1);
  if (unit === "month") return monthsAfter(start, count);
  return lastOfWeekdays(start, unit === "week" ? count * 5 : count);
}

/** Returns the date a length of time later; `in 2 weeks` counts every day. */
export function dateAfter(date: IsoDate, { count, unit }: Duration): IsoDate {
  if (unit === "month") return addMonths(date, count);
  return addDays(date, unit === "week" ? count * 7 : count);
}

/** A month from the 31st ends at the end of the next month, even if that is shorter. */
function monthsAfter(start: IsoDate, months: number): IsoDate {
  const same = addMonths(start, months);
  return same.slice(8) < start.slice(8) ? same : addDays(same, -1);
}

function lastOfWeekdays(start: IsoDate, weekdays: number): IsoDate {
  const weekday = weekdayOf(start);
  // Counting starts on Monday if the span starts on a weekend.
  const first = weekday > 5 ? addDays(start, 8 - weekday) : start;
  const fromMonday = weekdayOf(first) - 1 + weekdays - 1;
  return addDays(first, Math.floor(fromMonday / 5) * 7 + (fromMonday % 5) - (weekdayOf(first) - 1));
}

function unitOf(word: string): Duration["unit"] | undefined {
  if (["d", "day", "days", "weekday", "weekdays", "workday", "workdays"].includes(word)) return "weekday";
  if (["w", "wk", "wks", "week", "weeks"].includes(word)) return "week";
  return ["month", "months"].includes(word) ? "month" : undefined;
}
