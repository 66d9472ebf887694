import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  eachDate,
  isIsoDate,
  isoDate,
  monthEnd,
  monthStart,
  weekdayOf,
} from "./dates.ts";

const anyDate = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((day) => addDays("1970-01-01", day));

describe("dates", () => {
  test.each(["2027-03-01", "2028-02-29", "2000-02-29", "1000-01-01", "9999-12-31"])("%s exists", (text) =>
    expect(isIsoDate(text)).toBe(true),
  );

  test.each([
    "2027-02-29",
    "2027-02-30",
    "2100-02-29",
    "2027-13-01",
    "2027-00-10",
    "2027-04-31",
    "2027-3-1",
    "0999-01-01",
    "2027-03-01T00:00:00Z",
    " 2027-03-01",
    "2027-03-01\n",
    "20270301",
    "+12027-03-01",
    "",
  ])("%j is not a date", (text) => expect(isIsoDate(text)).toBe(false));

  test("dates sort by their text", () => {
    assertProperty(
      fc.property(anyDate, fc.integer({ min: 1, max: 40_000 }), (date, days) => date < addDays(date, days)),
      { numRuns: 300 },
    );
  });

  test("adding days and subtracting them again returns the original date", () => {
    assertProperty(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days + 1);
      }),
      { numRuns: 300 },
    );
  });

  test("weekdays match those of UTC", () => {
    assertProperty(
      fc.property(anyDate, (date) => weekdayOf(date) === (new Date(`${date}T00:00:00Z`).getUTCDay() || 7)),
      { numRuns: 500 },
    );
    expect(weekdayOf("2027-03-01")).toBe(1);
    expect(weekdayOf("1969-12-28")).toBe(7);
  });
});

test("every day from 1000 to 9999 has the date and the weekday of the Gregorian calendar", () => {
  assertProperty(
    fc.property(fc.integer({ min: -354_285, max: 2_932_896 }), (day) => {
      const instant = new Date(day * 86_400_000);
      const date = instant.toISOString().slice(0, 10);
      expect([addDays("1970-01-01", day), addDays(date, -day)]).toEqual([date, "1970-01-01"]);
      expect([isIsoDate(date), weekdayOf(date) % 7]).toEqual([true, instant.getUTCDay()]);
    }),
  );
});

describe("months", () => {
  test.each([
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2027-12-01", 1, "2028-01-01"],
    ["2027-01-01", -1, "2026-12-01"],
    ["2027-03-31", -13, "2026-02-28"],
    ["2027-03-15", 24, "2029-03-15"],
    ["2027-03-15", 0, "2027-03-15"],
  ])("%s plus %i months is %s", (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

  test("monthStart and monthEnd return the first and last day of a month", () => {
    expect(monthStart("2027-02-17")).toBe("2027-02-01");
    expect(monthEnd("2027-02-17")).toBe("2027-02-28");
    expect(monthEnd("2028-02-01")).toBe("2028-02-29");
    expect(monthEnd("2027-12-31")).toBe("2027-12-31");
  });
});

test("a span includes both ends", () => {
  expect(eachDate("2027-02-27", "2027-03-02")).toEqual(["2027-02-27", "2027-02-28", "2027-03-01", "2027-03-02"]);
  expect(eachDate("2027-03-02", "2027-03-01")).toEqual([]);
  // Source: the manual of AttendanceBot, where the end date is inclusive.
  expect(daysBetween("2027-05-04", "2027-05-07")).toBe(4);
  expect(daysBetween("2025-03-20", "2025-04-19")).toBe(31);
});

test("a date is made of numbers", () => expect(isoDate(2027, 3, 1)).toBe("2027-03-01"));
