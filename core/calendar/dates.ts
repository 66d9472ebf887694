/** A date as text, such as `2027-03-01`. Sorting the texts sorts the dates. */
export type IsoDate = string;

/** A name in the IANA time zone database, such as `Europe/Paris`. */
export type Zone = string;

/** An ISO 8601 weekday: Monday is 1, and Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const MS_PER_DAY = 86_400_000;
export const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const WEEKDAYS = "Mon Tue Wed Thu Fri Sat Sun".split(" ");

/**
 * The names that PostgreSQL and JavaScript read alike. JavaScript also accepts `SystemV/AST4` and `US/Pacific-New`,
 * with which a statement fails, and reads `AST` as Alaska and `CET` with summer time, unlike PostgreSQL.
 */
const REGIONS =
  "Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US";
const ZONE_NAME = new RegExp(`^(UTC|GMT|(${REGIONS})(/(?!Pacific-New$)[\\w+-]+)+)$`, "i");

/** Returns whether a string is an existing date between the years 1000 and 9999; 2027-02-30 is not. */
export function isIsoDate(text: string): boolean {
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && fromEpochDay(epochDay(text)) === text;
}

/**
 * Returns the date in a zone at an instant (a Date, or milliseconds since 1970). Throws a RangeError for an unknown
 * zone.
 */
export function todayIn(zone: Zone, instant: Date | number): IsoDate {
  const second = Math.floor(Number(instant) / 1000);
  const last = lastAsked.get(zone);
  if (last?.second === second) return last.date;
  const parts = partsIn(zone, instant);
  const date = isoDate(Number(parts.get("year")), Number(parts.get("month")), Number(parts.get("day")));
  lastAsked.set(zone, { second, date });
  return date;
}

/**
 * Every request needs today's date, and thousands of requests may arrive each second, so each zone's date is cached for
 * one second.
 */
const lastAsked = new Map<Zone, { second: number; date: IsoDate }>();

/**
 * Returns the local time in a zone in minutes since midnight: 540 at 9:00, even on a day that skips or repeats an hour.
 */
export function minuteOfDayIn(zone: Zone, instant: Date | number): number {
  const parts = partsIn(zone, instant);
  return Number(parts.get("hour")) * 60 + Number(parts.get("minute"));
}

function partsIn(zone: Zone, instant: Date | number): Map<string, string> {
  return new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
}

/**
 * Returns whether a name is an IANA time zone of a region, UTC, or GMT; fixed offsets such as +02:00 and short names
 * such as EST are not.
 */
export function isZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a zone, or UTC if it is unknown, as `date_in` in the database does, for work that must go on for everyone
 * else.
 */
export function knownZone(zone: Zone): Zone {
  return isZone(zone) ? zone : "UTC";
}

/** Returns the date of a year, a month (1 to 12), and a day of the month. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  return `${year < 1000 ? String(year).padStart(4, "0") : year}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`;
}

/** Returns the date that is a number of days later, or earlier if the number is negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromEpochDay(epochDay(date) + days);
}

/**
 * Returns the same day of the month a number of months later, or earlier if the number is negative; in a shorter month,
 * the last day.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const index = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const [year, month] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return isoDate(year, month, Math.min(Number(date.slice(8)), daysInMonth(year, month)));
}

/** Returns the later of two dates, ignoring null. */
export function latest(one: IsoDate, other: IsoDate | null): IsoDate;
export function latest(one: IsoDate | null, other: IsoDate | null): IsoDate | null;
export function latest(one: IsoDate | null, other: IsoDate | null): IsoDate | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** Returns the earlier of two dates, ignoring null. */
export function earliest(one: IsoDate, other: IsoDate | null): IsoDate;
export function earliest(one: IsoDate | null, other: IsoDate | null): IsoDate | null;
export function earliest(one: IsoDate | null, other: IsoDate | null): IsoDate | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Returns the number of days from start to end, including both; 0 or less if the end is before the start. */
export function daysBetween(start: IsoDate, end: IsoDate): number {
  return epochDay(end) - epochDay(start) + 1;
}

/** Returns each date from start to end, including both; none if the end is before the start. */
export function eachDate(start: IsoDate, end: IsoDate): IsoDate[] {
  const first = epochDay(start);
  return Array.from({ length: Math.max(0, daysBetween(start, end)) }, (_, index) => fromEpochDay(first + index));
}

/** Returns the weekday of a date, from Monday (1) to Sunday (7). */
export function weekdayOf(date: IsoDate): Weekday {
  return (((((epochDay(date) + 3) % 7) + 7) % 7) + 1) as Weekday;
}

export function monthStart(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}01`;
}

export function monthEnd(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}${daysInMonth(yearOf(date), monthOf(date))}`;
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

/** Returns the month of a date, 1 to 12. */
export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

/** Formats a date, as in `Mar 01, 2027`. */
export function formatDate(date: IsoDate): string {
  return `${monthAndDay(date)}, ${yearOf(date)}`;
}

/** Formats a date with its weekday, as in `Wed, January 1, 2025`. */
export function formatLongDate(date: IsoDate): string {
  return `${formatDay(date)}, ${yearOf(date)}`;
}

/** Formats a date for a sentence, as in `January 1, 2027`. */
export function formatFullDate(date: IsoDate): string {
  return `${MONTHS[monthOf(date) - 1]} ${Number(date.slice(8))}, ${yearOf(date)}`;
}

/** Formats a date whose year is clear from context, as in `Wed, January 1`. */
export function formatDay(date: IsoDate): string {
  return `${formatWeekday(date)}, ${MONTHS[monthOf(date) - 1]} ${Number(date.slice(8))}`;
}

/** Formats the weekday of a date, as in `Wed`. */
export function formatWeekday(date: IsoDate): string {
  return shortWeekday(weekdayOf(date));
}

/** Returns the short name of a weekday, such as `Wed`. */
export function shortWeekday(weekday: Weekday): string {
  return WEEKDAYS[weekday - 1] ?? "";
}

/** Formats a span of dates, as in `Mar 01, 2027`, `Mar 01 – Mar 05, 2027`, or `Dec 30, 2027 – Jan 02, 2028`. */
export function formatSpan(start: IsoDate, end: IsoDate): string {
  if (start === end) return formatDate(start);
  return `${yearOf(start) === yearOf(end) ? monthAndDay(start) : formatDate(start)} – ${formatDate(end)}`;
}

function monthAndDay(date: IsoDate): string {
  return `${MONTHS[monthOf(date) - 1]?.slice(0, 3)} ${date.slice(8)}`;
}

/**
 * Counts the days since 1970 in the Gregorian calendar, with years that begin in March so that leap days come last.
 * Uses only arithmetic, because a report or a team's coverage computes millions of weekdays.
 */
function epochDay(date: IsoDate): number {
  const month = twoDigits(date, 5);
  const year = twoDigits(date, 0) * 100 + twoDigits(date, 2) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + twoDigits(date, 8) - 1;
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear - 719_468;
}

/** Returns the number formed by two digits of a date, starting at an offset. */
function twoDigits(date: IsoDate, at: number): number {
  return (date.charCodeAt(at) - ZERO) * 10 + date.charCodeAt(at + 1) - ZERO;
}

const ZERO = "0".charCodeAt(0);

function fromEpochDay(day: number): IsoDate {
  const instant = new Date(day * MS_PER_DAY);
  return isoDate(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
}

/**
 * The numbers of days and months as text, formatted once because a policy calculation uses thousands of dates per
 * person.
 */
const TWO_DIGITS = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, "0"));

const clocks = new Map<Zone, Intl.DateTimeFormat>();

/** The maximum number of cached formatters, which only different spellings of the same zones could exceed. */
const MAX_CLOCKS = 1000;

/** Returns a zone's formatter from a cache, because creating one takes far longer than using it. */
function clockOf(zone: Zone): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  clocks.set(zone, clock);
  return clock;
}
