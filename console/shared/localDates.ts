import type { IsoDate } from "#core/calendar/dates.ts";

type Style = Intl.DateTimeFormatOptions;

const LONG: Style = { weekday: "long", year: "numeric", month: "long", day: "numeric" };
const WITHOUT_YEAR: Style = { weekday: "long", month: "long", day: "numeric" };
const MONTH: Style = { year: "numeric", month: "long" };
const SHORT_MONTH: Style = { year: "numeric", month: "short" };
const SHORT_DAY: Style = { month: "short", day: "numeric" };
const MOMENT: Style = { year: "numeric", month: "short", day: "2-digit", hour: "numeric", minute: "2-digit" };

/** A date with its weekday as the reader writes it: "Wednesday, March 3, 2027". */
export function longDate(date: IsoDate): string {
  return format(LONG, date);
}

/** The same without the year: "Wednesday, March 3". */
export function dayAndMonth(date: IsoDate): string {
  return format(WITHOUT_YEAR, date);
}

/** The month of a date as the reader writes it: "March 2027". */
export function monthName(date: IsoDate): string {
  return format(MONTH, date);
}

/** The same where there is little room: "Mar 2027". */
export function shortMonth(date: IsoDate): string {
  return format(SHORT_MONTH, date);
}

/** A date where there is little room: "Mar 3". */
export function shortDay(date: IsoDate): string {
  return format(SHORT_DAY, date);
}

/** An instant (ISO 8601) by the reader's own clock: "Mar 03, 2027, 4:05 PM". */
export function localMoment(instant: string): string {
  return formatter(MOMENT).format(Date.parse(instant));
}

/** A day is read and written in UTC: in the reader's own zone it could become the day before. */
function format(style: Style, date: IsoDate): string {
  return formatter({ ...style, timeZone: "UTC" }).format(Date.parse(date));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes far longer than using it, and the calendar names every day of a month. */
function formatter(style: Style): Intl.DateTimeFormat {
  const locale = readersLocale();
  const key = JSON.stringify([locale, style]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, style);
  formatters.set(key, made);
  return made;
}

/** Some browsers name languages that none of them knows ("en-US@posix"); they then write dates in their own. */
function readersLocale(): string | undefined {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0];
  } catch {
    return undefined;
  }
}
