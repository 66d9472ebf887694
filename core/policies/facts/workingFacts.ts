import type { WorkingPattern, WorkWeek } from "#core/working/WorkingPattern.ts";
import { ratio } from "../document/exact.ts";

export interface WorkingFacts {
  hoursPerWeek: string;
  daysPerWeek: string;
  hoursPerDay: string;
  hoursByWeekday: Record<string, string>;
  workingWeekdays: number[];
}

/** Amounts are averages over the pattern's cycle, as exact fractions such as `75/2`. */
export function workingFacts({ weeks }: Pick<WorkingPattern, "weeks">): WorkingFacts {
  const all = weeks.flat();
  const minutes = sum(all);
  const dates = all.filter((each) => each > 0).length;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => minutesOf(weeks, weekday) > 0);
  const hours = weekdays.map((weekday) => [weekday, inHours(minutesOf(weeks, weekday), weeks.length)] as const);
  return {
    hoursPerWeek: inHours(minutes, weeks.length),
    daysPerWeek: ratio(dates, weeks.length).toFraction(),
    hoursPerDay: inHours(minutes, dates),
    hoursByWeekday: Object.fromEntries(hours),
    workingWeekdays: weekdays,
  };
}

function minutesOf(weeks: readonly WorkWeek[], weekday: number): number {
  return sum(weeks.map((week) => week[weekday - 1] ?? 0));
}

function inHours(minutes: number, count: number): string {
  return ratio(minutes, 60 * count).toFraction();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
