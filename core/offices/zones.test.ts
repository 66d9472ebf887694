import { expect, test } from "@jest/globals";
import { isZone } from "#core/calendar/zones.ts";
import { COUNTRIES } from "./countries.ts";
import { countryOfZone, OFFICE_ZONES, SIGNUP_ZONES, zoneOfCountry } from "./zones.ts";

test("sign-up offers 11 zones and the office form 14, and each exists and belongs to an offered country", () => {
  expect(SIGNUP_ZONES).toHaveLength(11);
  expect(OFFICE_ZONES).toHaveLength(14);
  for (const zone of [...SIGNUP_ZONES.map(({ value }) => value), ...OFFICE_ZONES]) {
    expect(isZone(zone)).toBe(true);
    expect(COUNTRIES).toContain(countryOfZone(zone));
  }
});

test.each([
  ["America/Phoenix", "United States"],
  ["Europe/London", "United Kingdom"],
  ["Asia/Dubai", "United Arab Emirates"],
  ["Asia/Shanghai", "China"],
  ["Africa/Lagos", "Nigeria"],
  ["Asia/Kolkata", "India"],
  ["America/Panama", "Panama"],
  ["UTC", "International"],
])("%s is in %s", (zone, country) => expect(countryOfZone(zone)).toBe(country));

test("each zone of the runtime has a country, except zones without a place", () => {
  const placeless = Intl.supportedValuesOf("timeZone").filter((zone) => countryOfZone(zone) === "International");
  expect(placeless.filter((zone) => !/^(Etc\/|UTC$|GMT$|[A-Z]{3}$)/.test(zone))).toEqual([]);
});

test("50 distinct countries are offered", () => {
  expect(new Set(COUNTRIES).size).toBe(50);
  for (const name of [
    "United States",
    "United Kingdom",
    "Canada",
    "Germany",
    "Japan",
    "India",
    "Brazil",
    "South Africa",
  ]) {
    expect(COUNTRIES).toContain(name);
  }
});

test("each country gets one of its own zones: the preferred one if it is in the country", () => {
  for (const country of COUNTRIES) {
    const zone = zoneOfCountry(country);
    expect([country, zone && isZone(zone)]).toEqual([country, true]);
  }
  expect(zoneOfCountry("Japan")).toBe("Asia/Tokyo");
  expect(zoneOfCountry("Canada", "America/New_York")).toBe("America/Toronto");
  expect(zoneOfCountry("Canada", "America/Vancouver")).toBe("America/Vancouver");
  expect(zoneOfCountry("International")).toBeUndefined();
  expect(zoneOfCountry("constructor")).toBeUndefined();
});
