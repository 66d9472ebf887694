/** A day as text, `2027-03-01`. Comparing the texts orders the days. */
export type IsoDate = string;

/** The name of a time zone in the IANA database, `Europe/Paris`. */
export type Zone = string;

/** The day of the week as ISO 8601 counts: Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const MS_PER_DAY = 86_400_000;
export const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const WEEKDAYS = "Mon Tue Wed Thu Fri Sat Sun".split(" ");
const ZONE_NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** Whether a text is a day that exists, of the years 1000 to 9999: 2027-02-30 is not. */
export function isIsoDate(text: string): boolean {
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && fromEpochDay(epochDay(text)) === text;
}

/** The date in a zone at an instant (a Date, or milliseconds since 1970); throws a RangeError for an unknown zone. */
export function todayIn(zone: Zone, instant: Date | number): IsoDate {
  const second = Math.floor(Number(instant) / 1000);
  const last = lastAsked.get(zone);
  if (last?.second === second) return last.date;
  const parts = partsIn(zone, instant);
  const date = isoDate(Number(parts.get("year")), Number(parts.get("month")), Number(parts.get("day")));
  lastAsked.set(zone, { second, date });
  return date;
}

/** Every call asks for today, thousands in a second: the answer of the same second is kept for each zone. */
const lastAsked = new Map<Zone, { second: number; date: IsoDate }>();

/** What the clocks of a zone show at an instant, in minutes since midnight: 540 at nine, also on a day that skips or repeats an hour. */
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

/** Whether a name is a zone of the IANA database; fixed offsets such as +02:00 are not. */
export function isZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The date of a year, a month (1 to 12) and a day of the month. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  return `${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}`;
}

/** The date so many days later, or earlier. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromEpochDay(epochDay(date) + days);
}

/** The same day so many months later, or earlier; the last of a month that is too short for it. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const index = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const first = isoDate(Math.floor(index / 12), (((index % 12) + 12) % 12) + 1, 1);
  const last = monthEnd(first);
  const wanted = `${first.slice(0, 8)}${date.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** How many days from start to end, both counted; 0 or less when the end is before the start. */
export function daysBetween(start: IsoDate, end: IsoDate): number {
  return epochDay(end) - epochDay(start) + 1;
}

/** Every date from start to end, both included; none when the end is before the start. */
export function eachDate(start: IsoDate, end: IsoDate): IsoDate[] {
  const first = epochDay(start);
  return Array.from({ length: Math.max(0, daysBetween(start, end)) }, (_, index) => fromEpochDay(first + index));
}

/** The day of the week of a date, Monday 1 to Sunday 7. */
export function weekdayOf(date: IsoDate): Weekday {
  return (((((epochDay(date) + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** The first day of a date's month. */
export function monthStart(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}01`;
}

/** The last day of a date's month. */
export function monthEnd(date: IsoDate): IsoDate {
  const isDecember = monthOf(date) === 12;
  return addDays(isDecember ? isoDate(yearOf(date) + 1, 1, 1) : isoDate(yearOf(date), monthOf(date) + 1, 1), -1);
}

/** The calendar year of a date. */
export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

/** The month of a date, 1 to 12. */
export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

/** A date as people read it: `Mar 01, 2027`. */
export function formatDate(date: IsoDate): string {
  return `${monthAndDay(date)}, ${yearOf(date)}`;
}

/** A date with its weekday: `Wed, January 1, 2025`. */
export function formatLongDate(date: IsoDate): string {
  return `${formatDay(date)}, ${yearOf(date)}`;
}

/** A date in a sentence: `January 1, 2027`. */
export function formatFullDate(date: IsoDate): string {
  return `${MONTHS[monthOf(date) - 1]} ${Number(date.slice(8))}, ${yearOf(date)}`;
}

/** A date of a year that goes without saying: `Wed, January 1`. */
export function formatDay(date: IsoDate): string {
  return `${formatWeekday(date)}, ${MONTHS[monthOf(date) - 1]} ${Number(date.slice(8))}`;
}

/** The weekday of a date: `Wed`. */
export function formatWeekday(date: IsoDate): string {
  return WEEKDAYS[weekdayOf(date) - 1] ?? "";
}

/** A span of dates: `Mar 01, 2027`, `Mar 01 – Mar 05, 2027` or, over a new year, `Dec 30, 2027 – Jan 02, 2028`. */
export function formatSpan(start: IsoDate, end: IsoDate): string {
  if (start === end) return formatDate(start);
  return `${yearOf(start) === yearOf(end) ? monthAndDay(start) : formatDate(start)} – ${formatDate(end)}`;
}

function monthAndDay(date: IsoDate): string {
  return `${MONTHS[monthOf(date) - 1]?.slice(0, 3)} ${date.slice(8)}`;
}

/** Days are counted in UTC, where each has 24 hours: in local time some days are shorter, and some do not exist. */
function epochDay(date: IsoDate): number {
  return Date.UTC(yearOf(date), monthOf(date) - 1, Number(date.slice(8))) / MS_PER_DAY;
}

function fromEpochDay(day: number): IsoDate {
  const instant = new Date(day * MS_PER_DAY);
  return isoDate(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}

const clocks = new Map<Zone, Intl.DateTimeFormat>();

/** More than there are zones; only names written in odd cases come to as many. */
const MOST_CLOCKS = 1000;

/** Making a formatter takes far longer than using it, so each zone's is kept. */
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
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  clocks.set(zone, clock);
  return clock;
}
