import type { CountryHolidaysQuery } from "#core/offices/CountryHolidaysInput.ts";
import { countryHolidays, type CountryHoliday } from "#core/offices/countryHolidays.ts";
import { type HolidayPlace, holidayPlaceName } from "#core/offices/HolidayPlace.ts";

/** Loads the holiday library on first use, because it takes up 20 MB. */
async function library() {
  const { default: Holidays } = await import("date-holidays");
  return Holidays;
}

let countries: Promise<HolidayPlace[]> | undefined;

/** Returns the countries with known holidays, and their regions, each list sorted by name. */
export function holidayCountries(): Promise<HolidayPlace[]> {
  countries ??= readCountries();
  return countries;
}

/** Returns the name of a country or region and its holidays in a year. Throws if it is unknown. */
export async function holidaysOf(wanted: CountryHolidaysQuery): Promise<{ place: string; days: CountryHoliday[] }> {
  const { country, region = "", subregion = "", year } = wanted;
  const place = holidayPlaceName(await holidayCountries(), wanted);
  const Holidays = await library();
  const calendar = new Holidays(country, region, subregion, { languages: ["en"] });
  // A holiday that began in the last days of the previous year can extend into this one.
  const listed = [year - 1, year].flatMap((one) => calendar.getHolidays(one, "en"));
  return { place, days: countryHolidays(listed, year) };
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

/** The library returns undefined for a place without regions. */
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
