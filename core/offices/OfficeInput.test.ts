import { describe, expect, test } from "@jest/globals";
import { parseInput } from "#core/inputs.ts";
import { FederalHolidaysInput, HolidayInput } from "./HolidayInput.ts";
import { OfficeInput, OfficePatch } from "./OfficeInput.ts";

const office = { name: "Paris", country: "France", timezone: "Europe/Paris" };
const unfilled = "Please fill in all fields.";

describe("an office", () => {
  test("an office has a name, a country, and a time zone", () =>
    expect(parseInput(OfficeInput, office)).toEqual(office));

  test.each([
    [{ name: " " }, unfilled],
    [{ country: undefined }, unfilled],
    [{ timezone: "" }, unfilled],
    [{ timezone: "Paris" }, "Time zone must be a time zone, like Europe/Paris"],
    [{ name: "x".repeat(121) }, "Name must be at most 120 characters"],
  ])("an office with %j is refused with %j", (change, message) =>
    expect(() => parseInput(OfficeInput, { ...office, ...change })).toThrow(message),
  );

  test("a patch may change any of the fields", () => {
    expect(parseInput(OfficePatch, {})).toEqual({});
    expect(parseInput(OfficePatch, { countHolidays: true })).toEqual({ countHolidays: true });
    expect(() => parseInput(OfficePatch, { name: "" })).toThrow(unfilled);
    expect(() => parseInput(OfficePatch, { isDefault: true, countHolidays: "maybe" })).toThrow(
      "Count holidays must be true or false",
    );
  });
});

describe("a holiday", () => {
  test("a holiday is custom and lasts the whole day by default", () => {
    const day = { name: "Founders' Day", date: "2027-03-01" };
    expect(parseInput(HolidayInput, day)).toEqual({ ...day, type: "custom", part: "full", minutes: null });
    expect(parseInput(HolidayInput, { ...day, type: "federal" })).toMatchObject({ type: "federal", part: "full" });
  });

  test.each([
    [{}, unfilled],
    [{ name: "Day", date: "" }, unfilled],
    [{ name: "Day", date: "2027-02-30" }, "Date must be a real date, like 2027-03-01"],
    [{ name: "Day", date: "2027-03-01", type: "local" }, "Type must be custom or federal"],
  ])("%j is refused with %j", (raw, message) => expect(() => parseInput(HolidayInput, raw)).toThrow(message));

  test.each([
    [{}, "Year is required"],
    [{ year: 1999 }, "Year must be at least 2000"],
    [{ year: 2101 }, "Year must be at most 2100"],
    [{ year: 2025.5 }, "Year must be a whole number"],
    [{ year: "soon" }, "Year must be a whole number"],
  ])("federal holidays of %j are refused with %j", (raw, message) =>
    expect(() => parseInput(FederalHolidaysInput, raw)).toThrow(message),
  );

  test("federal holidays can be added for the years 2000 to 2100", () => {
    for (const year of [2000, 2025, 2100]) expect(parseInput(FederalHolidaysInput, { year })).toEqual({ year });
  });
});
