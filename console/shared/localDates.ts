import type { IsoDate } from "#core/calendar/dates.ts";
import { wholeDates } from "./wholeDates.ts";

type Style = Intl.DateTimeFormatOptions;

const LONG: Style = { weekday: "long", year: "numeric", month: "long", day: "numeric" };
const WITHOUT_YEAR: Style = { weekday: "long", month: "long", day: "numeric" };
const MONTH: Style = { year: "numeric", month: "long" };
const SHORT_MONTH: Style = { year: "numeric", month: "short" };
const SHORT_DAY: Style = { month: "short", day: "numeric" };
const TIME: Style = { hour: "numeric", minute: "2-digit" };
const MOMENT: Style = { year: "numeric", month: "short", day: "2-digit", hour: "numeric", minute: "2-digit" };

export function longDate(date: IsoDate): string {
  return format(LONG, date);
}

export function dayAndMonth(date: IsoDate): string {
  return format(WITHOUT_YEAR, date);
}

export function monthName(date: IsoDate): string {
  return format(MONTH, date);
}

export function shortMonth(date: IsoDate): string {
  return format(SHORT_MONTH, date);
}

export function shortDay(date: IsoDate): string {
  return format(SHORT_DAY, date);
}

/** Returns text such as "Mar 03, 2027, 4:05 PM", in the viewer's time zone, that breaks only before the time. */
export function localMoment(instant: string): string {
  const text = formatter(MOMENT).format(Date.parse(instant));
  return wholeDates(text.replace(/\s(?=[AP]M$)/, "\u00A0"));
}

export function localTime(instant: string): string {
  return formatter(TIME).format(Date.parse(instant));
}

/** Formats in UTC, because the viewer's time zone could shift the date. */
function format(style: Style, date: IsoDate): string {
  return formatter({ ...style, timeZone: "UTC" }).format(Date.parse(date));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(style: Style): Intl.DateTimeFormat {
  const locale = readersLocale();
  const key = JSON.stringify([locale, style]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, style);
  formatters.set(key, made);
  return made;
}

/** Returns undefined (the browser's default) for an invalid language tag such as "en-US@posix". */
function readersLocale(): string | undefined {
  try {
    return Intl.getCanonicalLocales(navigator.language)[0];
  } catch {
    return undefined;
  }
}
