import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { addDays, eachDate, monthEnd, monthStart, weekdayOf } from "./dates.ts";
import { mondayOf, sundayOf, sundaysOfMonth } from "./weeks.ts";

const anyDate = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((day) => addDays("1970-01-01", day));

test.each([
  ["2027-03-01", "2027-03-01", "2027-02-28"],
  ["2027-03-06", "2027-03-01", "2027-02-28"],
  ["2027-03-07", "2027-03-01", "2027-03-07"],
  ["2028-01-01", "2027-12-27", "2027-12-26"],
])("the week of %s begins on Monday, %s, or on Sunday, %s", (date, monday, sunday) => {
  expect(mondayOf(date)).toBe(monday);
  expect(sundayOf(date)).toBe(sunday);
});

test("a date is at most six days after the first day of its week", () => {
  assertProperty(
    fc.property(anyDate, (date) => {
      expect(mondayOf(date)).toBe(addDays(date, 1 - weekdayOf(date)));
      expect(sundayOf(date)).toBe(addDays(date, -(weekdayOf(date) % 7)));
    }),
    { numRuns: 300 },
  );
});

test("the calendar rows of a month start on Sundays and contain each of its days once", () => {
  expect(sundaysOfMonth("2027-02-14")).toEqual(["2027-01-31", "2027-02-07", "2027-02-14", "2027-02-21", "2027-02-28"]);
  expect(sundaysOfMonth("2026-02-01")).toHaveLength(4);
  expect(sundaysOfMonth("2027-05-01")).toHaveLength(6);
  assertProperty(
    fc.property(anyDate, (date) => {
      const days = eachDate(monthStart(date), monthEnd(date));
      expect(sundaysOfMonth(date)).toEqual([...new Set(days.map(sundayOf))]);
    }),
    { numRuns: 100 },
  );
});

// Apia skipped December 30, 2011, and São Paulo skipped midnight on November 4, 2018; Los Angeles and Kolkata are far
// from UTC.
test.each(["Pacific/Apia", "America/Los_Angeles", "America/Sao_Paulo", "Asia/Kolkata", "UTC"])(
  "weeks are the same when the process runs in %s",
  async (zone) => {
    const dates = ["2011-12-30", "2011-12-31", "2018-11-04", "2027-03-14", "2027-11-07"];
    const weeksFile = path.join(process.cwd(), "core/calendar/weeks.ts");
    const script = `
      import { mondayOf, sundayOf, sundaysOfMonth } from ${JSON.stringify(weeksFile)};
      const dates = ${JSON.stringify(dates)};
      console.log(JSON.stringify(dates.map((date) => [mondayOf(date), sundayOf(date), ...sundaysOfMonth(date)])));`;
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
