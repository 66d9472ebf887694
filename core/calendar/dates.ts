/** A date such as `2027-03-01`. Text order is date order. */
export type IsoDate = string;

/** An ISO 8601 weekday: Monday is 1, and Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const MS_PER_DAY = 86_400_000;

/** True for an existing date in the years 1000 to 9999. */
export function isIsoDate(text: string): boolean {
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && fromEpochDay(epochDay(text)) === text;
}

export function isoDate(year: number, month: number, day: number): IsoDate {
  return `${year < 1000 ? String(year).padStart(4, "0") : year}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromEpochDay(epochDay(date) + days);
}

/** If the resulting month lacks the day, returns the month's last day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const index = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const [year, month] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return isoDate(year, month, Math.min(Number(date.slice(8)), daysInMonth(year, month)));
}

export function latest(one: IsoDate, other: IsoDate | null): IsoDate;
export function latest(one: IsoDate | null, other: IsoDate | null): IsoDate | null;
export function latest(one: IsoDate | null, other: IsoDate | null): IsoDate | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

export function earliest(one: IsoDate, other: IsoDate | null): IsoDate;
export function earliest(one: IsoDate | null, other: IsoDate | null): IsoDate | null;
export function earliest(one: IsoDate | null, other: IsoDate | null): IsoDate | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

export function daysBetween(start: IsoDate, end: IsoDate): number {
  return epochDay(end) - epochDay(start) + 1;
}

/** Includes both days; empty if the end is before the start. */
export function eachDate(start: IsoDate, end: IsoDate): IsoDate[] {
  const first = epochDay(start);
  return Array.from({ length: Math.max(0, daysBetween(start, end)) }, (_, index) => fromEpochDay(first + index));
}

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

export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7));
}

/** Returns the days since January 1, 1970. Counts years from March, so that leap days come last. */
function epochDay(date: IsoDate): number {
  const month = twoDigits(date, 5);
  const year = twoDigits(date, 0) * 100 + twoDigits(date, 2) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + twoDigits(date, 8) - 1;
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear - 719_468;
}

function twoDigits(date: IsoDate, at: number): number {
  return (date.charCodeAt(at) - ZERO) * 10 + date.charCodeAt(at + 1) - ZERO;
}

const ZERO = "0".charCodeAt(0);

function fromEpochDay(day: number): IsoDate {
  const instant = new Date(day * MS_PER_DAY);
  return isoDate(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
}

const TWO_DIGITS = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, "0"));
