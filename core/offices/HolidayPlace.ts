import { Refusal } from "#core/refusal.ts";
import type { CountryHolidaysQuery } from "./CountryHolidaysInput.ts";

/** A country, a region of one, or a part of a region, that has holidays of its own. */
export interface HolidayPlace {
  code: string;
  name: string;
  regions?: HolidayPlace[];
}

/** The name of a place with its country, "Germany, Bayern"; refuses one that is not among the countries, with its field. */
export function holidayPlaceName(
  countries: readonly HolidayPlace[],
  { country, region, subregion }: Pick<CountryHolidaysQuery, "country" | "region" | "subregion">,
): string {
  const names: string[] = [];
  let places = countries;
  for (const [field, code] of Object.entries({ country, region, subregion })) {
    if (code === undefined) continue;
    const place = places.find((one) => one.code === code);
    if (!place || (field === "subregion" && region === undefined)) throw unknown(field);
    names.push(place.name);
    places = place.regions ?? [];
  }
  return names.join(", ");
}

/** The code of the country that an office says it is in, if it is among them: "United States" is US. */
export function countryCodeOf(name: string, countries: readonly HolidayPlace[]): string | undefined {
  // Unicode's short name of a place can be the one that people use: "Hong Kong", where the long one goes on.
  const short = new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "none" });
  return countries.find((country) => country.name === name || short.of(country.code) === name)?.code;
}

function unknown(field: string): Refusal {
  const text = `Unknown ${field}`;
  return new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}
