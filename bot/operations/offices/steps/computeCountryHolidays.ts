import type { CountryHolidaysQuery } from "#core/offices/CountryHolidaysInput.ts";
import { countryHolidays, type CountryHoliday } from "#core/offices/countryHolidays.ts";
import { type HolidayPlace, holidayPlaceName } from "#core/offices/HolidayPlace.ts";
import { Refusal } from "#core/refusal.ts";
import { KeyedBudget } from "#db/KeyedBudget.ts";

async function library() {
  const { default: Holidays } = await import("date-holidays");
  return Holidays;
}

let countries: Promise<HolidayPlace[]> | undefined;

export function holidayCountries(): Promise<HolidayPlace[]> {
  countries ??= readCountries();
  return countries;
}

interface PlaceHolidays {
  place: string;
  days: readonly CountryHoliday[];
}

/** Calculating a year blocks the process. */
const PER_MINUTE = { organization: 30, process: 120 };
const YEARS_KEPT = 500;
const budget = new KeyedBudget();
const kept = new Map<string, readonly CountryHoliday[]>();

/** Throws (429) if the organization or the process has recently calculated too many years. */
export async function computeCountryHolidays(
  organizationId: string,
  wanted: CountryHolidaysQuery,
): Promise<PlaceHolidays> {
  const place = holidayPlaceName(await holidayCountries(), wanted);
  const { country, region = "", subregion = "", year } = wanted;
  const key = JSON.stringify([country, region, subregion, year]);
  const known = kept.get(key);
  if (known) return { place, days: known };
  countCalculation(organizationId);
  const days = await calculate([country, region, subregion], year);
  const [oldest] = kept.keys();
  if (kept.size >= YEARS_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, days);
  return { place, days };
}

function countCalculation(organizationId: string): void {
  const waits = [budget.take(organizationId, PER_MINUTE.organization), budget.take("", PER_MINUTE.process)];
  const waitMs = Math.max(...waits);
  if (waitMs === 0) return;
  const text = "You looked up too many holidays in a short time. Please try again in a moment.";
  throw new Refusal("throttled", "too_many_holidays", text, { retryAfter: Math.ceil(waitMs / 1000) });
}

async function calculate(place: [country: string, region: string, subregion: string], year: number) {
  const Holidays = await library();
  const calendar = new Holidays(...place, { languages: ["en"] });
  // A holiday that began at the end of the previous year can extend into `year`.
  const listed = [year - 1, year].flatMap((one) => calendar.getHolidays(one, "en"));
  return countryHolidays(place[0] === "US" ? listed.map(americanNames) : listed, year);
}

/** The library uses the spelling "Labour" even for the United States. */
function americanNames<T extends { name: string }>(day: T): T {
  return { ...day, name: day.name.replace("Labour", "Labor") };
}

async function readCountries(): Promise<HolidayPlace[]> {
  const Holidays = await library();
  const world = new Holidays();
  // Offices use Unicode's English country names ("Italy"), not the library's ("Italia").
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const byName = placesOf(world.getCountries("en"), (country) =>
    placesOf(world.getStates(country, "en"), (region) => placesOf(world.getRegions(country, region, "en"))),
  );
  return sorted(byName.map((country) => ({ ...country, name: names.of(country.code) ?? country.name })));
}

function placesOf(
  listed: Record<string, string> | undefined,
  regionsOf: (code: string) => HolidayPlace[] = () => [],
): HolidayPlace[] {
  const places = Object.entries(listed ?? {}).map(([code, name]) => {
    const regions = regionsOf(code);
    return { code, name, ...(regions.length > 0 && { regions }) };
  });
  return sorted(places);
}

function sorted(places: HolidayPlace[]): HolidayPlace[] {
  return places.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
