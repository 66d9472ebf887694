import type { Minutes } from "#core/leave/amounts.ts";
import { WEEKDAYS } from "./patternText.ts";
import type { WorkWeek } from "./WorkingPattern.ts";

const OFF = "off";
/** A day or a range of days with hours, such as `Mon-Thu 8`, `Friday 4:30`, or `Sat 7.5`. */
const SPAN = /^([a-z]+)(?:\s*[-–]\s*([a-z]+))?\s+(\d{1,2})(?::([0-5]\d)|[.,](\d{1,2}))?$/i;

export function writtenWeeks(weeks: readonly WorkWeek[]): string {
  return weeks.map(writtenWeek).join(" / ");
}

/** Returns undefined for unreadable text. Omitted days aren't worked. */
export function readWeeks(text: string): Minutes[][] | undefined {
  const weeks = text.split("/").map(readWeek);
  return weeks.every((week) => week !== undefined) ? weeks : undefined;
}

function writtenWeek(week: WorkWeek): string {
  const spans: { first: number; last: number; minutes: Minutes }[] = [];
  for (const [day, minutes] of week.entries()) {
    const before = spans.at(-1);
    if (before?.minutes === minutes) before.last = day;
    else spans.push({ first: day, last: day, minutes });
  }
  const worked = spans.filter(({ minutes }) => minutes > 0);
  return worked.map(writtenSpan).join("; ") || OFF;
}

function writtenSpan({ first, last, minutes }: { first: number; last: number; minutes: Minutes }): string {
  const days = first === last ? shortDay(first) : `${shortDay(first)}-${shortDay(last)}`;
  const rest = minutes % 60;
  return `${days} ${Math.floor(minutes / 60)}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}

function shortDay(day: number): string {
  return WEEKDAYS[day]?.slice(0, 3) ?? "";
}

function readWeek(text: string): Minutes[] | undefined {
  const week = WEEKDAYS.map(() => 0);
  if (text.trim().toLowerCase() === OFF) return week;
  const seen = new Set<number>();
  for (const part of text.split(";")) {
    const [, from = "", until = from, hours = "", minutes, decimals] = SPAN.exec(part.trim()) ?? [];
    const [first, last] = [dayOf(from), dayOf(until)];
    if (first < 0 || last < 0) return undefined;
    for (let day = first; ; day = (day + 1) % week.length) {
      if (seen.has(day)) return undefined;
      seen.add(day);
      week[day] = minutesOf(hours, minutes, decimals);
      if (day === last) break;
    }
  }
  return week;
}

function minutesOf(hours: string, minutes = "0", decimals = "0"): Minutes {
  // Counts hundredths of an hour as whole numbers, because `0.13 * 60` isn't exact.
  return Number(hours) * 60 + Number(minutes) + (Number(decimals.padEnd(2, "0")) * 60) / 100;
}

function dayOf(name: string): number {
  const wanted = name.toLowerCase();
  return WEEKDAYS.findIndex((day) => wanted === day.toLowerCase() || wanted === day.slice(0, 3).toLowerCase());
}
