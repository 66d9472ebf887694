import {
  addDays,
  addMonths,
  type IsoDate,
  isoDate,
  monthEnd,
  monthOf,
  monthStart,
  type Weekday,
  weekdayOf,
  yearOf,
} from "../dates.ts";
import { formatDate, MONTHS } from "../dateTexts.ts";
import { weekStartOf } from "../weeks.ts";
import type { DayPhrase } from "./DayPhrase.ts";
import type { Reading } from "./Spans.ts";
import { Unclear } from "./Unclear.ts";
import { WEEKDAYS } from "./words.ts";

type Asked = Pick<Reading, "today" | "weekStart">;

export function resolveDay(phrase: DayPhrase, asked: Asked): IsoDate {
  const { today } = asked;
  if (phrase.kind === "weekday") return weekdayFrom(phrase, asked);
  if (phrase.kind === "away") return addDays(today, phrase.days);
  return checked(calendarDate(phrase, today), phrase.named);
}

/** A weekday without a week means the first such day on or after `start`. */
export function resolveEnd(phrase: DayPhrase, start: IsoDate, asked: Asked): IsoDate {
  if (phrase.kind === "weekday" && phrase.week === "coming") return comingWeekday(phrase.weekday, start);
  if (phrase.kind === "month day") return checked(endMonthDay(phrase, start), phrase.named);
  if (phrase.kind !== "day of month") return resolveDay(phrase, asked);
  return checked(existing(yearOf(start), monthOf(start), phrase.day), phrase.named);
}

/** Throws Unclear if the date doesn't exist or isn't between 1900 and 2199. */
export function existing(year: number, month: number, day: number): IsoDate {
  if (year < 1900 || year > 2199) throw new Unclear("Dates must be between 1900 and 2199.", "tomorrow");
  if (month < 1 || month > 12) {
    throw new Unclear(`There is no month ${month}.`, isoDate(year, month < 1 ? 1 : 12, Math.min(Math.max(day, 1), 28)));
  }
  const last = monthEnd(isoDate(year, month, 1));
  const most = Number(last.slice(8));
  if (day < 1) throw new Unclear(`${MONTHS[month - 1]} has no day 0.`, isoDate(year, month, 1));
  if (day > most) throw new Unclear(`${MONTHS[month - 1]} ${year} has ${most} days.`, last);
  return isoDate(year, month, day);
}

export function comingMonthDay({ month, day }: { month: number; day: number }, from: IsoDate): IsoDate {
  const year = yearOf(from);
  return existing(isoDate(year, month, day) < from ? year + 1 : year, month, day);
}

/** In days after the start. A later end keeps the start's year, so it is before the start and is refused. */
const MAX_DAYS_INTO_NEXT_YEAR = 183;

function endMonthDay(phrase: { month: number; day: number }, start: IsoDate): IsoDate {
  const end = comingMonthDay(phrase, start);
  if (yearOf(end) === yearOf(start) || end <= addDays(start, MAX_DAYS_INTO_NEXT_YEAR)) return end;
  return existing(yearOf(start), phrase.month, phrase.day);
}

function calendarDate(phrase: Exclude<DayPhrase, { kind: "weekday" | "away" }>, today: IsoDate): IsoDate {
  if (phrase.kind === "date") return existing(phrase.year, phrase.month, phrase.day);
  return phrase.kind === "month day" ? comingMonthDay(phrase, today) : comingDayOfMonth(phrase.day, today);
}

function comingDayOfMonth(day: number, today: IsoDate): IsoDate {
  const inThisMonth = existing(yearOf(today), monthOf(today), day);
  if (inThisMonth >= today) return inThisMonth;
  const next = monthStart(addMonths(today, 1));
  return existing(yearOf(next), monthOf(next), day);
}

const WEEKS_AHEAD = { last: -1, this: 0, next: 1 } as const;

function weekdayFrom({ weekday, week }: Extract<DayPhrase, { kind: "weekday" }>, { today, weekStart }: Asked): IsoDate {
  if (week === "coming") return comingWeekday(weekday, today);
  const date = addDays(weekStartOf(today, weekStart), ((weekday - weekStart + 7) % 7) + WEEKS_AHEAD[week] * 7);
  if (date >= today || week === "last") return date;
  const name = WEEKDAYS[weekday - 1] ?? "";
  throw new Unclear(`${name} of this week was ${formatDate(date)}.`, name.slice(0, 3).toLowerCase());
}

function comingWeekday(weekday: Weekday, from: IsoDate): IsoDate {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

function checked(date: IsoDate, named: Weekday | undefined): IsoDate {
  const weekday = weekdayOf(date);
  if (named === undefined || named === weekday) return date;
  throw new Unclear(`${formatDate(date)}, is a ${WEEKDAYS[weekday - 1]}, not a ${WEEKDAYS[named - 1]}.`, date);
}
