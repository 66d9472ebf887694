import { expect, test } from "@jest/globals";
import { countryCodeOf, type HolidayPlace, holidayPlaceName } from "./HolidayPlace.ts";

const COUNTRIES: HolidayPlace[] = [
  {
    code: "DE",
    name: "Germany",
    regions: [{ code: "BY", name: "Bayern", regions: [{ code: "A", name: "Stadt Augsburg" }] }],
  },
  { code: "HK", name: "Hong Kong SAR China" },
];

test.each([
  [{ country: "DE" }, "Germany"],
  [{ country: "DE", region: "BY" }, "Bayern, Germany"],
  [{ country: "DE", region: "BY", subregion: "A" }, "Stadt Augsburg, Bayern, Germany"],
])("%j is named %s", (place, name) => expect(holidayPlaceName(COUNTRIES, place)).toBe(name));

test.each([
  [{ country: "XX" }, "country"],
  [{ country: "de" }, "country"],
  [{ country: "DE", region: "NY" }, "region"],
  [{ country: "HK", region: "BY" }, "region"],
  [{ country: "DE", region: "BY", subregion: "B" }, "subregion"],
  [{ country: "DE", subregion: "BY" }, "subregion"],
])("%j is refused at the field %s", (place, field) =>
  expect(() => holidayPlaceName(COUNTRIES, place)).toThrow(
    expect.objectContaining({ kind: "invalid", fields: { [field]: `Unknown ${field}` } }),
  ),
);

test.each([
  ["Germany", "DE"],
  ["Hong Kong", "HK"],
  ["International", undefined],
])("an office in %s has the country code %s", (name, code) => expect(countryCodeOf(name, COUNTRIES)).toBe(code));
