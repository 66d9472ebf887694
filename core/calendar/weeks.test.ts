import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { addDays, eachDate, monthEnd, monthStart, weekdayOf } from "./dates.ts";
import { mondayOf, WEEK_STARTS, weekdaysFrom, weeksOfMonth, weekStartOf } from "./weeks.ts";

const anyDate = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((day) => addDays("1970-01-01", day));

test.each([
  ["2027-03-01", "2027-03-01", "2027-02-28", "2027-02-27"],
  ["2027-03-06", "2027-03-01", "2027-02-28", "2027-03-06"],
  ["2027-03-07", "2027-03-01", "2027-03-07", "2027-03-06"],
  ["2028-01-01", "2027-12-27", "2027-12-26", "2028-01-01"],
])("the week of %s begins on Monday, %s, on Sunday, %s, or on Saturday, %s", (date, monday, sunday, saturday) => {
  expect(mondayOf(date)).toBe(monday);
  expect(weekStartOf(date, 1)).toBe(monday);
  expect(weekStartOf(date, 7)).toBe(sunday);
  expect(weekStartOf(date, 6)).toBe(saturday);
});

test("the weekdays of a calendar row begin with the start of the week", () => {
  expect(WEEK_STARTS.map(weekdaysFrom)).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [6, 7, 1, 2, 3, 4, 5],
    [7, 1, 2, 3, 4, 5, 6],
  ]);
});

test("a date is at most six days after the first day of its week", () => {
  assertProperty(
    fc.property(anyDate, (date) => {
      expect(mondayOf(date)).toBe(addDays(date, 1 - weekdayOf(date)));
      expect(weekStartOf(date, 7)).toBe(addDays(date, -(weekdayOf(date) % 7)));
    }),
    { numRuns: 300 },
  );
});

test("the calendar rows of a month start with the week and contain each of its days once", () => {
  const sundays = ["2027-01-31", "2027-02-07", "2027-02-14", "2027-02-21", "2027-02-28"];
  expect(weeksOfMonth("2027-02-14", 7)).toEqual(sundays);
  expect(weeksOfMonth("2027-02-14", 1)).toEqual(["2027-02-01", "2027-02-08", "2027-02-15", "2027-02-22"]);
  expect(weeksOfMonth("2026-02-01", 7)).toHaveLength(4);
  expect(weeksOfMonth("2027-05-01", 7)).toHaveLength(6);
  assertProperty(
    fc.property(anyDate, fc.constantFrom(...WEEK_STARTS), (date, weekStart) => {
      const days = eachDate(monthStart(date), monthEnd(date));
      expect(weeksOfMonth(date, weekStart)).toEqual([...new Set(days.map((day) => weekStartOf(day, weekStart)))]);
    }),
    { numRuns: 100 },
  );
});

// Apia skipped December 30, 2011, and São Paulo skipped midnight on November 4, 2018.
test.each(["Pacific/Apia", "America/Los_Angeles", "America/Sao_Paulo", "Asia/Kolkata", "UTC"])(
  "weeks are the same when the process runs in %s",
  async (zone) => {
    const dates = ["2011-12-30", "2011-12-31", "2018-11-04", "2027-03-14", "2027-11-07"];
    const weeksFile = path.join(process.cwd(), "core/calendar/weeks.ts");
    const script = `
      import { mondayOf, weekStartOf, weeksOfMonth } from ${JSON.stringify(weeksFile)};
      const dates = ${JSON.stringify(dates)};
      console.log(JSON.stringify(dates.map((date) => [mondayOf(date), weekStartOf(date, 7), ...weeksOfMonth(date, 7)])));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", script],
      { env: { ...process.env, TZ: zone, NODE_OPTIONS: "" } },
    );
    expect(JSON.parse(stdout)).toEqual([
      ["2011-12-26", "2011-12-25", "2011-11-27", "2011-12-04", "2011-12-11", "2011-12-18", "2011-12-25"],
      ["2011-12-26", "2011-12-25", "2011-11-27", "2011-12-04", "2011-12-11", "2011-12-18", "2011-12-25"],
      ["2018-10-29", "2018-11-04", "2018-10-28", "2018-11-04", "2018-11-11", "2018-11-18", "2018-11-25"],
      ["2027-03-08", "2027-03-14", "2027-02-28", "2027-03-07", "2027-03-14", "2027-03-21", "2027-03-28"],
      ["2027-11-01", "2027-11-07", "2027-10-31", "2027-11-07", "2027-11-14", "2027-11-21", "2027-11-28"],
    ]);
  },
);
