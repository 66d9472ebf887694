import { addDays, addMonths, eachDate, type IsoDate } from "../dates.ts";
import type { Cursor } from "./Cursor.ts";
import type { IsWorked } from "./Spans.ts";
import { Unclear } from "./Unclear.ts";
import { numberOfWord } from "./words.ts";

export interface Duration {
  count: number;
  unit: "workday" | "day" | "week" | "month";
  /** `in 3 working days` isn't read as a date, because `in` counts every day. */
  isWorking: boolean;
}

const MAX = 366;

/** Takes a length, such as `3 days`, `a week`, `2w`, or `10 calendar days`. */
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
      if (count === 0.5 && unit === "workday") return undefined;
      throw new Unclear("A half day has to be requested by itself.", "tomorrow half");
    }
    if (count < 1) throw new Unclear("Enter at least 1 day.", "tomorrow for 1 day");
    if (count > MAX) throw new Unclear("A request can span at most 366 days.", "tomorrow for 2 weeks");
    return { count, unit: isCalendar && unit === "workday" ? "day" : unit, isWorking };
  });
}

export function endAfter(start: IsoDate, { count, unit }: Duration, isWorked: IsWorked): IsoDate {
  if (unit === "day") return addDays(start, count - 1);
  if (unit === "month") return monthsAfter(start, count);
  return unit === "week" ? lastWorkday(start, count * 7, isWorked) : workdayAfter(start, count, isWorked);
}

export function dateAfter(date: IsoDate, { count, unit }: Duration): IsoDate {
  if (unit === "month") return addMonths(date, count);
  return addDays(date, unit === "week" ? count * 7 : count);
}

function monthsAfter(start: IsoDate, months: number): IsoDate {
  const same = addMonths(start, months);
  return same.slice(8) < start.slice(8) ? same : addDays(same, -1);
}

function lastWorkday(start: IsoDate, days: number, isWorked: IsWorked): IsoDate {
  const dates = eachDate(start, addDays(start, days - 1));
  return dates.findLast(isWorked) ?? addDays(start, days - 1);
}

/** The longest cycle of a working pattern, in days. */
const CYCLE = 14;

/** For a person without workdays, counts the last day of each cycle. */
function workdayAfter(start: IsoDate, number: number, isWorked: IsWorked): IsoDate {
  let end = addDays(start, -1);
  for (let workdays = 0; workdays < number; workdays++) {
    const next = eachDate(addDays(end, 1), addDays(end, CYCLE));
    end = next.find(isWorked) ?? addDays(end, CYCLE);
  }
  return end;
}

function unitOf(word: string): Duration["unit"] | undefined {
  if (["d", "day", "days", "weekday", "weekdays", "workday", "workdays"].includes(word)) return "workday";
  if (["w", "wk", "wks", "week", "weeks"].includes(word)) return "week";
  return ["month", "months"].includes(word) ? "month" : undefined;
}
