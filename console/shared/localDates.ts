import type { IsoDate } from "#core/calendar/dates.ts";

type Style = Intl.DateTimeFormatOptions;

const LONG: Style = { weekday: "long", year: "numeric", month: "long", day: "numeric" };
const WITHOUT_YEAR: Style = { weekday: "long", month: "long", day: "numeric" };
const MONTH: Style = { year: "numeric", month: "long" };
const SHORT_MONTH: Style = { year: "numeric", month: "short" };
const SHORT_DAY: Style = { month: "short", day: "numeric" };
const TIME: Style = { hour: "numeric", minute: "2-digit" };
const MOMENT: Style = { year: "numeric", month: "short", day: "2-digit", hour: "numeric", minute: "2-digit" };

/** Returns a date with its weekday in the reader's format, such as "Wednesday, March 3, 2027". */
export function longDate(date: IsoDate): string {
  return format(LONG, date);
}

/** Returns a date with its weekday but no year, such as "Wednesday, March 3". */
export function dayAndMonth(date: IsoDate): string {
  return format(WITHOUT_YEAR, date);
}

/** Returns the month of a date in the reader's format, such as "March 2027". */
export function monthName(date: IsoDate): string {
  return format(MONTH, date);
}

/** Returns the short form of the month, such as "Mar 2027". */
export function shortMonth(date: IsoDate): string {
  return format(SHORT_MONTH, date);
}

/** Returns a short date, such as "Mar 3". */
export function shortDay(date: IsoDate): string {
  return format(SHORT_DAY, date);
}

/** Returns an instant (ISO 8601) in the reader's time zone, such as "Mar 03, 2027, 4:05 PM"; AM and PM never wrap. */
export function localMoment(instant: string): string {
  return formatter(MOMENT)
    .format(Date.parse(instant))
    .replace(/\s(?=[AP]M$)/, "\u00A0");
}

/** Returns the local time of an instant (ISO 8601), such as "4:05 PM". */
export function localTime(instant: string): string {
  return formatter(TIME).format(Date.parse(instant));
}

/** Parses and formats in UTC: in the reader's own zone the day could become the day before. */
function format(style: Style, date: IsoDate): string {
  return formatter({ ...style, timeZone: "UTC" }).format(Date.parse(date));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters: making one takes far longer than using it, and the calendar names every day of a month. */
function formatter(style: Style): Intl.DateTimeFormat {
  const locale = readersLocale();
  const key = JSON.stringify([locale, style]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, style);
  formatters.set(key, made);
  return made;
}

/** Returns the reader's locale; undefined, the browser's default, for an invalid language tag such as "en-US@posix". */
function readersLocale(): string | undefined {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0];
  } catch {
    return undefined;
  }
}
