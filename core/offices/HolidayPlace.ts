import { Refusal } from "#core/refusal.ts";
import type { CountryHolidaysQuery } from "./CountryHolidaysInput.ts";
import { countryText } from "./countryText.ts";

export interface HolidayPlace {
  code: string;
  name: string;
  regions?: HolidayPlace[];
}

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
    names.unshift(field === "country" ? countryText(place.name) : place.name);
    places = place.regions ?? [];
  }
  return names.join(", ");
}

export function countryCodeOf(name: string, countries: readonly HolidayPlace[]): string | undefined {
  // Unicode's short name may be the common name: "Hong Kong" instead of "Hong Kong SAR China".
  const short = new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "none" });
  return countries.find((country) => country.name === name || short.of(country.code) === name)?.code;
}

function unknown(field: string): Refusal {
  const text = `Unknown ${field}`;
  return new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}
