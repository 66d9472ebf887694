import {
  addDays,
  addMonths,
  formatDate,
  type IsoDate,
  isoDate,
  monthEnd,
  monthOf,
  monthStart,
  type Weekday,
  weekdayOf,
  yearOf,
} from "../dates.ts";
import { mondayOf } from "../weeks.ts";
import type { DayPhrase } from "./DayPhrase.ts";
import { Unclear } from "./Unclear.ts";
import { MONTHS, WEEKDAYS } from "./words.ts";

/**
 * The date that a day named by itself means: without a year the next one that isn't past, `fri` the next Friday, today
 * included, `this fri` the Friday of this week, `next fri` the one of next week; weeks begin on Monday.
 */
export function resolveDay(phrase: DayPhrase, today: IsoDate): IsoDate {
  if (phrase.kind === "weekday") return weekdayFrom(phrase, today);
  if (phrase.kind === "away") return daysFrom(today, phrase.days);
  return checked(calendarDate(phrase, today), phrase.named);
}

/** The date that a day means as the end of what begins on `start`: what leaves something open is the first on or after it. */
export function resolveEnd(phrase: DayPhrase, start: IsoDate, today: IsoDate): IsoDate {
  if (phrase.kind === "weekday" && phrase.week === "coming") return comingWeekday(phrase.weekday, start);
  if (phrase.kind === "month day") return checked(endMonthDay(phrase, start), phrase.named);
  if (phrase.kind !== "day of month") return resolveDay(phrase, today);
  return checked(existing(yearOf(start), monthOf(start), phrase.day), phrase.named);
}

/** The date of a year, a month and a day; where there is none, how many there are. */
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

/** A month and a day in the first year from a date on in which it lies on or after that date. */
export function comingMonthDay({ month, day }: { month: number; day: number }, from: IsoDate): IsoDate {
  const year = yearOf(from);
  return existing(isoDate(year, month, day) < from ? year + 1 : year, month, day);
}

/** The longest run over a new year that nobody has to say the year for: of a longer one the dates are the wrong way round. */
const MOST_DAYS_INTO_NEXT_YEAR = 183;

function endMonthDay(phrase: { month: number; day: number }, start: IsoDate): IsoDate {
  const end = comingMonthDay(phrase, start);
  if (yearOf(end) === yearOf(start) || end <= addDays(start, MOST_DAYS_INTO_NEXT_YEAR)) return end;
  return existing(yearOf(start), phrase.month, phrase.day);
}

function calendarDate(phrase: Exclude<DayPhrase, { kind: "weekday" | "away" }>, today: IsoDate): IsoDate {
  if (phrase.kind === "date") return existing(phrase.year, phrase.month, phrase.day);
  return phrase.kind === "month day" ? comingMonthDay(phrase, today) : comingDayOfMonth(phrase.day, today);
}

function daysFrom(today: IsoDate, days: number): IsoDate {
  if (days < 0) throw new Unclear("Yesterday is in the past.", "today");
  return addDays(today, days);
}

function comingDayOfMonth(day: number, today: IsoDate): IsoDate {
  const inThisMonth = existing(yearOf(today), monthOf(today), day);
  if (inThisMonth >= today) return inThisMonth;
  const next = monthStart(addMonths(today, 1));
  return existing(yearOf(next), monthOf(next), day);
}

function weekdayFrom({ weekday, week }: Extract<DayPhrase, { kind: "weekday" }>, today: IsoDate): IsoDate {
  if (week === "coming") return comingWeekday(weekday, today);
  const date = addDays(mondayOf(today), weekday - 1 + (week === "next" ? 7 : 0));
  if (date >= today) return date;
  const name = WEEKDAYS[weekday - 1] ?? "";
  throw new Unclear(`${name} of this week was ${formatDate(date)}.`, name.slice(0, 3).toLowerCase());
}

function comingWeekday(weekday: Weekday, from: IsoDate): IsoDate {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

function checked(date: IsoDate, named: Weekday | undefined): IsoDate {
  const weekday = weekdayOf(date);
  if (named === undefined || named === weekday) return date;
  throw new Unclear(`${formatDate(date)} is a ${WEEKDAYS[weekday - 1]}, not a ${WEEKDAYS[named - 1]}.`, date);
}
