import { addDays, eachDate, type IsoDate, yearOf } from "#core/calendar/dates.ts";
import { NAME_MAX } from "#core/inputs.ts";

/** What a holiday of a country can be, the one that binds most first. */
const HOLIDAY_KINDS = ["public", "bank", "optional", "school", "observance"] as const;
type HolidayKind = (typeof HOLIDAY_KINDS)[number];

/** A holiday as date-holidays tells it. */
export interface ListedHoliday {
  /** When it begins by the clocks of the country, "2027-12-24 14:00:00". */
  date: string;
  start: Date;
  end: Date;
  name: string;
  type: HolidayKind;
}

/** A date that is a holiday in a country. */
export interface CountryHoliday {
  date: IsoDate;
  name: string;
  type: HolidayKind;
  /** Not so where it begins in the course of the day, such as Christmas Eve at 14:00. */
  isWholeDay: boolean;
}

const MS_PER_DAY = 86_400_000;

/**
 * The dates of a year that are holidays, each once and in their order: one of several days on each of them, and where
 * several meet those that bind most.
 */
export function countryHolidays(told: readonly ListedHoliday[], year: number): CountryHoliday[] {
  const byDate = new Map<IsoDate, CountryHoliday>();
  for (const day of told.flatMap(daysOf).filter(({ date }) => yearOf(date) === year)) {
    byDate.set(day.date, asOne(byDate.get(day.date), day));
  }
  return [...byDate.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function daysOf({ date, start, end, name, type }: ListedHoliday): CountryHoliday[] {
  const first = date.slice(0, 10);
  // Rounded, as a day on which clocks change has 23 hours or 25, and one that begins at 14:00 ten.
  const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / MS_PER_DAY));
  const isWholeDay = date.slice(11, 19) === "00:00:00";
  return eachDate(first, addDays(first, length - 1)).map((day) => ({ date: day, name, type, isWholeDay }));
}

function asOne(known: CountryHoliday | undefined, day: CountryHoliday): CountryHoliday {
  if (!known || rank(day) < rank(known)) return day;
  if (rank(day) > rank(known)) return known;
  const both = `${known.name} / ${day.name}`;
  const isNamed = known.name.split(" / ").includes(day.name) || both.length > NAME_MAX;
  return { ...known, name: isNamed ? known.name : both, isWholeDay: known.isWholeDay || day.isWholeDay };
}

function rank({ type }: CountryHoliday): number {
  return HOLIDAY_KINDS.indexOf(type);
}
