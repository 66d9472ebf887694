import { countText } from "#core/countText.ts";
import { listText } from "#core/listText.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { WorkingPattern, WorkWeek } from "./WorkingPattern.ts";

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const SATURDAY = 5;

export function patternText({ weeks }: Pick<WorkingPattern, "weeks">): string {
  const [first, ...others] = weeks.map(weekText);
  if (first === undefined || others.length === 0) return first ?? "";
  return [first, ...others].map((text, index) => `Week ${index + 1}: ${text}`).join(". ");
}

function weekText(week: WorkWeek): string {
  const off = WEEKDAYS.filter((_, day) => day < SATURDAY && week[day] === 0);
  const worked = runsOf(week).map(({ days, minutes }) => `${spanText(days)}, ${hoursOf(days, minutes)}`);
  if (worked.length === 0) return "no workdays";
  return [...worked, ...(off.length > 0 ? [`${listText(off.map((day) => `${day}s`))} off`] : [])].join("; ");
}

interface Run {
  days: number[];
  minutes: Minutes;
}

function runsOf(week: WorkWeek): Run[] {
  const runs: Run[] = [];
  for (const [day, minutes] of week.entries()) {
    const last = runs.at(-1);
    if (last?.minutes === minutes) last.days.push(day);
    else runs.push({ days: [day], minutes });
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (first && last && first !== last && first.minutes === last.minutes) {
    first.days.unshift(...last.days);
    runs.pop();
  }
  return runs.filter(({ minutes }) => minutes > 0);
}

function hoursOf({ length }: readonly number[], minutes: Minutes): string {
  return length === 1 || length === 7 ? hoursText(minutes) : `${hoursText(minutes)} a day`;
}

function spanText(days: readonly number[]): string {
  const names = days.map((day) => WEEKDAYS[day] ?? "");
  if (names.length === 7) return "every day";
  return names.length > 2 ? `${names[0]} to ${names.at(-1)}` : listText(names);
}

function hoursText(minutes: Minutes): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [count(hours, "hour"), count(rest, "minute")].filter((part) => part !== undefined);
  return parts.join(" ");
}

function count(number: number, unit: string): string | undefined {
  return number === 0 ? undefined : countText(number, unit);
}
