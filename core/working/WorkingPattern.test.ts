import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, eachDate, weekdayOf } from "#core/calendar/dates.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { minutesOn, STANDARD_PATTERN, type WorkingPattern, type WorkWeek } from "./WorkingPattern.ts";

const H = 60;
const FOUR_DAYS: WorkWeek = [8 * H, 8 * H, 8 * H, 8 * H, 0, 0, 0];
const FIVE_DAYS: WorkWeek = [8 * H, 8 * H, 8 * H, 8 * H, 4 * H, 0, 0];
const SUNDAY_TO_THURSDAY: WorkWeek = [8 * H, 8 * H, 8 * H, 8 * H, 0, 0, 8 * H];

const worked = (pattern: WorkingPattern, first: string, last: string) =>
  eachDate(first, last).map((date) => minutesOn(date, pattern) / H);
const inCycle = (pattern: WorkingPattern) => worked(pattern, "2027-03-10", "2027-03-23");

test("the standard pattern has eight hours on Monday to Friday", () => {
  expect(worked(STANDARD_PATTERN, "2027-03-01", "2027-03-07")).toEqual([8, 8, 8, 8, 8, 0, 0]);
});

test("a week from Sunday to Thursday has no hours on Friday and Saturday", () => {
  const pattern = { from: "2027-01-01", weeks: [SUNDAY_TO_THURSDAY] };
  expect(worked(pattern, "2027-03-01", "2027-03-07")).toEqual([8, 8, 8, 8, 0, 0, 8]);
});

test("the weeks of a cycle alternate from the Monday of the first day's week", () => {
  const pattern = { from: "2027-03-03", weeks: [FOUR_DAYS, FIVE_DAYS] };
  expect(worked(pattern, "2027-03-01", "2027-03-14")).toEqual([8, 8, 8, 8, 0, 0, 0, 8, 8, 8, 8, 4, 0, 0]);
  expect(worked(pattern, "2027-03-15", "2027-03-21")).toEqual([8, 8, 8, 8, 0, 0, 0]);
});

test("a first day on Sunday belongs to the week of the Monday before it", () => {
  const pattern = { from: "2027-03-07", weeks: [FOUR_DAYS, FIVE_DAYS] };
  expect(minutesOn("2027-03-12", pattern)).toBe(4 * H);
  expect(minutesOn("2027-03-19", pattern)).toBe(0);
});

test("two equal weeks are equivalent to one, and cycles with swapped weeks differ", () => {
  const once = { from: "2027-03-01", weeks: [FOUR_DAYS] };
  const cycle = { from: "2027-03-01", weeks: [FOUR_DAYS, FIVE_DAYS] };
  expect(inCycle({ from: "2027-03-10", weeks: [FOUR_DAYS, FOUR_DAYS] })).toEqual(inCycle(once));
  expect(inCycle({ from: "2027-03-08", weeks: [FIVE_DAYS, FOUR_DAYS] })).toEqual(inCycle(cycle));
  expect(inCycle({ from: "2027-03-08", weeks: [FOUR_DAYS, FIVE_DAYS] })).not.toEqual(inCycle(cycle));
});

test("a cycle repeats, even before its first day, and any consecutive days of its length add up to the same hours", () => {
  const minutes = fc.integer({ min: 0, max: 1440 });
  const week = fc.tuple(minutes, minutes, minutes, minutes, minutes, minutes, minutes);
  const offset = fc.integer({ min: -800, max: 800 });
  assertProperty(
    fc.property(fc.array(week, { minLength: 1, maxLength: 2 }), offset, offset, (weeks, start, other) => {
      const pattern = { from: addDays("2027-03-01", start), weeks };
      const date = addDays("2027-03-01", other);
      expect(minutesOn(addDays(date, weeks.length * 7), pattern)).toBe(minutesOn(date, pattern));
      const cycle = eachDate(date, addDays(date, weeks.length * 7 - 1)).map((day) => minutesOn(day, pattern));
      expect(cycle.reduce((sum, each) => sum + each, 0)).toBe(weeks.flat().reduce((sum, each) => sum + each, 0));
      expect(weeks.map((one) => one[weekdayOf(date) - 1])).toContain(minutesOn(date, pattern));
    }),
    { numRuns: 100 },
  );
});

test("the weeks of a cycle alternate on Mondays, before and after the pattern's first day", () => {
  const [short, long] = [
    [60, 60, 60, 60, 60, 60, 60],
    [480, 480, 480, 480, 480, 480, 480],
  ] as const;
  for (const from of ["2027-03-01", "2027-03-04", "2027-03-07"]) {
    const pattern = { from, weeks: [short, long] };
    const minutes = (day: string) => minutesOn(day, pattern);
    expect(["2027-02-15", "2027-02-21", "2027-03-01", "2027-03-07", "2027-03-15"].map(minutes)).toEqual(
      Array.from({ length: 5 }, () => 60),
    );
    expect(["2027-02-22", "2027-02-28", "2027-03-08", "2027-03-14", "2027-03-22"].map(minutes)).toEqual(
      Array.from({ length: 5 }, () => 480),
    );
  }
});
