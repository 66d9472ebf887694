import { millisecondsInDay } from "date-fns/constants";
import { addDays, eachDate, type IsoDate, yearOf } from "#core/calendar/dates.ts";
import { NAME_MAX } from "#core/inputs.ts";

/** If several holidays fall on the same day, the kind that comes first applies. */
export const HOLIDAY_KINDS = ["public", "bank", "optional", "school", "observance"] as const;
type HolidayKind = (typeof HOLIDAY_KINDS)[number];

/** In the format of date-holidays. */
export interface ListedHoliday {
  /** Local time in the country, such as "2027-12-24 14:00:00". */
  date: string;
  start: Date;
  end: Date;
  name: string;
  type: HolidayKind;
}

export interface CountryHoliday {
  date: IsoDate;
  name: string;
  type: HolidayKind;
  isWholeDay: boolean;
}

export function countryHolidays(listed: readonly ListedHoliday[], year: number): CountryHoliday[] {
  const byDate = new Map<IsoDate, CountryHoliday>();
  for (const day of listed.flatMap(daysOf).filter(({ date }) => yearOf(date) === year)) {
    byDate.set(day.date, asOne(byDate.get(day.date), day));
  }
  return [...byDate.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function daysOf({ date, start, end, name, type }: ListedHoliday): CountryHoliday[] {
  const first = date.slice(0, 10);
  // Rounds, because days on which clocks change don't have 24 hours.
  const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / millisecondsInDay));
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
