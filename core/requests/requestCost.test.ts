import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { toDays } from "#core/leave/amounts.ts";
import { addDays } from "#core/calendar/dates.ts";
import { type Holiday, workCalendar } from "#core/offices/workCalendar.ts";
import { STANDARD_WEEK, type WorkWeek } from "#core/working/WorkingPattern.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { requestCost, totalMinutes } from "./requestCost.ts";
import { partRefusals } from "./booking/bookingRefusals.ts";

const D = 480;
const memorialDay: Holiday = { date: "2027-05-31", name: "Memorial Day" };
const whole = (...dates: string[]): Holiday[] => dates.map((date) => ({ date, name: "Holiday" }));
const half = (...dates: string[]): Holiday[] => dates.map((date) => ({ date, name: "Half holiday", part: "pm" }));

interface Case {
  from: string;
  to: string;
  isHalfDay?: boolean;
  holidays?: Holiday[];
  countHolidays?: boolean;
  week?: WorkWeek;
}

function days({
  from,
  to,
  isHalfDay = false,
  holidays = [],
  countHolidays = false,
  week = STANDARD_WEEK,
}: Case): number {
  const own = [{ from: "2000-01-03", weeks: [week] }];
  const calendar = workCalendar(holidays, countHolidays, { own, office: null });
  return toDays(totalMinutes(requestCost({ startDate: from, endDate: to, isHalfDay }, calendar)));
}

test.each<[string, Case, number]>([
  ["Monday to Monday costs six days", { from: "2027-03-01", to: "2027-03-08" }, 6],
  ["a weekend costs nothing", { from: "2027-03-06", to: "2027-03-07" }, 0],
  ["a holiday week costs four days", { from: "2027-05-31", to: "2027-06-04", holidays: [memorialDay] }, 4],
  [
    "a holiday week costs five days where holidays count",
    { from: "2027-05-31", to: "2027-06-04", holidays: [memorialDay], countHolidays: true },
    5,
  ],
  ["half a Wednesday costs half a day", { from: "2027-03-03", to: "2027-03-03", isHalfDay: true }, 0.5],
  [
    "holidays on a weekend change nothing",
    { from: "2010-12-17", to: "2010-12-31", holidays: whole("2010-12-25", "2010-12-26") },
    11,
  ],
])("%s", (_, one, expected) => expect(days(one)).toBe(expected));

// Source: urlaubsverwaltung's WorkDaysCountServiceTest, for rules like ours.
describe("costs as in urlaubsverwaltung", () => {
  const mondayWednesdayFridaySaturday: WorkWeek = [D, 0, D, 0, D, D, 0];
  const december2013 = [...whole("2013-12-25", "2013-12-26"), ...half("2013-12-24", "2013-12-31")];

  test.each<[string, Case, number]>([
    [
      "a holiday on a weekday and one on Saturday",
      {
        from: "2009-12-17",
        to: "2009-12-31",
        holidays: [...whole("2009-12-25", "2009-12-26"), ...half("2009-12-24", "2009-12-31")],
      },
      9,
    ],
    [
      "half holidays on a Sunday",
      {
        from: "2023-12-20",
        to: "2024-01-05",
        holidays: [...whole("2023-12-25", "2023-12-26", "2024-01-01"), ...half("2023-12-24", "2023-12-31")],
      },
      10,
    ],
    [
      "a holiday on Friday, the end on Saturday",
      { from: "2009-04-27", to: "2009-05-02", holidays: whole("2009-05-01") },
      4,
    ],
    [
      "a part-time week with holidays on free days",
      { from: "2013-12-16", to: "2013-12-31", holidays: december2013, week: mondayWednesdayFridaySaturday },
      8,
    ],
    ["the same dates full-time", { from: "2013-12-16", to: "2013-12-31", holidays: december2013 }, 9],
    ["a Saturday", { from: "2013-11-23", to: "2013-11-23" }, 0],
    ["a whole day on a half holiday", { from: "2013-12-24", to: "2013-12-24", holidays: december2013 }, 0.5],
    ["a whole day on another half holiday", { from: "2013-12-31", to: "2013-12-31", holidays: december2013 }, 0.5],
    ["half a Tuesday", { from: "2011-01-04", to: "2011-01-04", isHalfDay: true }, 0.5],
    ["half a Monday", { from: "2013-11-25", to: "2013-11-25", isHalfDay: true }, 0.5],
    [
      "half a half holiday costs 0.5, not 0.25",
      { from: "2013-12-24", to: "2013-12-24", isHalfDay: true, holidays: december2013 },
      0.5,
    ],
    [
      "half of another half holiday",
      { from: "2013-12-31", to: "2013-12-31", isHalfDay: true, holidays: december2013 },
      0.5,
    ],
  ])("%s", (_, one, expected) => expect(days(one)).toBe(expected));

  test("a weekday that isn't worked costs nothing", () => {
    expect(days({ from: "2024-01-08", to: "2024-01-12", week: [D, D, 0, D, D, 0, 0] })).toBe(4);
  });
});

// Source: timeoff-management's schedule tests.
test.each<[string, WorkWeek, number]>([
  ["any seven days in a row cost five", STANDARD_WEEK, 5],
  ["any seven days in a row cost four without Wednesdays", [D, D, 0, D, D, 0, 0], 4],
])("%s", (_, week, expected) => {
  for (let offset = 0; offset < 7; offset++) {
    const from = addDays("2027-03-01", offset);
    expect(days({ from, to: addDays(from, 6), week })).toBe(expected);
  }
});

test("a span costs its calendar days less its holidays if every day is worked", () => {
  // Source: frappe/hrms#2899, 31 calendar days with a holiday of 6 days.
  const holidays = whole("2025-03-30", "2025-03-31", "2025-04-01", "2025-04-02", "2025-04-03", "2025-04-04");
  expect(days({ from: "2025-03-20", to: "2025-04-19", holidays, week: [D, D, D, D, D, D, D] })).toBe(25);
  expect(days({ from: "2027-05-04", to: "2027-05-07", week: [D, D, D, D, D, D, D] })).toBe(4);
});

test("the cost lists each date that costs something", () => {
  const calendar = workCalendar([memorialDay], false);
  const costs = requestCost({ startDate: "2027-05-28", endDate: "2027-06-01", isHalfDay: false }, calendar);
  expect(costs).toEqual([
    { date: "2027-05-28", minutes: 480 },
    { date: "2027-06-01", minutes: 480 },
  ]);
});

test("half a day can be taken only on a single workday", () => {
  const calendar = workCalendar([memorialDay], false);
  const isPossible = (startDate: string, endDate = startDate) =>
    partRefusals({ startDate, endDate, isHalfDay: true }, calendar, "day").length === 0;
  expect(isPossible("2027-06-01")).toBe(true);
  expect(isPossible("2027-05-31")).toBe(false);
  expect(isPossible("2027-06-01", "2027-06-02")).toBe(false);
  expect(isPossible("2027-06-05")).toBe(false);
});

test("a span costs as much as its two parts", () => {
  const length = fc.integer({ min: 0, max: 200 });
  assertProperty(
    fc.property(length, length, length, fc.boolean(), (start, first, second, countHolidays) => {
      const from = addDays("2027-01-01", start);
      const middle = addDays(from, first);
      const to = addDays(middle, 1 + second);
      const rest = { holidays: [memorialDay, ...half("2027-07-01")], countHolidays };
      const parts = days({ from, to: middle, ...rest }) + days({ from: addDays(middle, 1), to, ...rest });
      expect(days({ from, to, ...rest })).toBe(parts);
    }),
    { numRuns: 100 },
  );
});
