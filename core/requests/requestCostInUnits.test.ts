import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays } from "#core/calendar/dates.ts";
import { type Holiday, workCalendar } from "#core/offices/workCalendar.ts";
import { STANDARD_WEEK, type WorkWeek } from "#core/working/WorkingPattern.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { requestCost, totalMinutes, type Unit } from "./requestCost.ts";

const DAY = 480;
const WEEK = 5 * DAY;
const HOURS = 60;
const LONG_DAYS: WorkWeek = [9 * HOURS, 9 * HOURS, 9 * HOURS, 5 * HOURS, 0, 0, 0];
const GULF: WorkWeek = [DAY, DAY, DAY, DAY, 0, 0, DAY];
const christmasEve: Holiday = { date: "2027-12-23", name: "Day before Christmas Eve", part: "pm" };

const earlyClose: Holiday = { date: "2027-12-23", name: "Early close", part: "hours", minutes: 2 * HOURS };

function cost(
  weeks: WorkWeek[],
  unit: Unit,
  { from = "2027-12-20", to = "2027-12-26", isHalfDay = false, holidays = [] as Holiday[] } = {},
): number {
  const calendar = workCalendar(holidays, false, { own: [{ from: "2027-12-20", weeks }], office: null });
  return totalMinutes(requestCost({ startDate: from, endDate: to, isHalfDay }, calendar, unit));
}

const HALF_THURSDAY = { from: "2027-12-23", to: "2027-12-23", isHalfDay: true };

test.each<[string, number, number]>([
  ["a workday costs a day whatever its hours", cost([LONG_DAYS], "day"), 4 * DAY],
  ["a workday costs a shift whatever its hours", cost([LONG_DAYS], "shift"), 4 * DAY],
  ["a workday costs its hours in a type in hours", cost([LONG_DAYS], "hour"), 32 * HOURS],
  ["a week of four worked days costs one week in a type in weeks", cost([LONG_DAYS], "week"), WEEK],
  ["one of four worked days costs a quarter of a week", cost([LONG_DAYS], "week", { to: "2027-12-20" }), WEEK / 4],
  [
    "one of the nine dates of two weeks costs a ninth of two weeks, in whole minutes",
    cost([LONG_DAYS, STANDARD_WEEK], "week", { to: "2027-12-20" }),
    533,
  ],
  [
    "the nine dates of two weeks cost exactly two weeks",
    cost([LONG_DAYS, STANDARD_WEEK], "week", { to: "2028-01-02" }),
    2 * WEEK,
  ],
  ["a half holiday costs half a day", cost([LONG_DAYS], "day", { holidays: [christmasEve] }), 3.5 * DAY],
  ["a half holiday costs half of its hours", cost([LONG_DAYS], "hour", { holidays: [christmasEve] }), 29.5 * HOURS],
  ["a half holiday costs half of its share of a week", cost([LONG_DAYS], "week", { holidays: [christmasEve] }), 2100],
  ["a holiday of some hours costs half a day", cost([LONG_DAYS], "day", { holidays: [earlyClose] }), 3.5 * DAY],
  [
    "a holiday of less than a quarter of the hours leaves a whole day in a type in days",
    cost([LONG_DAYS], "day", { holidays: [{ ...earlyClose, minutes: 74 }] }),
    4 * DAY,
  ],
  [
    "and takes only its minutes in a type in hours",
    cost([LONG_DAYS], "hour", { holidays: [{ ...earlyClose, minutes: 74 }] }),
    32 * HOURS - 74,
  ],
  [
    "a holiday of a quarter of the hours costs half a day",
    cost([LONG_DAYS], "day", { holidays: [{ ...earlyClose, minutes: 75 }] }),
    3.5 * DAY,
  ],
  [
    "half of a date with a short holiday costs half a day",
    cost([LONG_DAYS], "day", { ...HALF_THURSDAY, holidays: [{ ...earlyClose, minutes: 30 }] }),
    DAY / 2,
  ],
  ["a holiday of some hours costs the other hours", cost([LONG_DAYS], "hour", { holidays: [earlyClose] }), 30 * HOURS],
  [
    "half of a date with a holiday of some hours costs half of the other hours",
    cost([LONG_DAYS], "hour", { ...HALF_THURSDAY, holidays: [earlyClose] }),
    1.5 * HOURS,
  ],
  ["a half request costs half a day", cost([LONG_DAYS], "day", { to: "2027-12-20", isHalfDay: true }), DAY / 2],
  [
    "a half request costs half of its hours",
    cost([LONG_DAYS], "hour", { to: "2027-12-20", isHalfDay: true }),
    4.5 * HOURS,
  ],
  ["an unworked Friday costs nothing", cost([LONG_DAYS], "day", { from: "2027-12-24", to: "2027-12-24" }), 0],
  [
    "a Friday costs nothing and a Sunday a day where people work Sunday to Thursday",
    cost([GULF], "day", { from: "2027-12-24", to: "2027-12-26" }),
    DAY,
  ],
])("%s", (_, minutes, expected) => expect(minutes).toBe(expected));

test("leave across a change of pattern is counted by each date's own pattern", () => {
  const own = [
    { from: "2027-03-01", weeks: [LONG_DAYS] },
    { from: "2027-03-08", weeks: null },
  ];
  const calendar = workCalendar([], false, { own, office: null });
  const span = { startDate: "2027-03-01", endDate: "2027-03-14", isHalfDay: false };
  expect(totalMinutes(requestCost(span, calendar))).toBe(9 * DAY);
  expect(totalMinutes(requestCost(span, calendar, "hour"))).toBe(72 * HOURS);
  expect(totalMinutes(requestCost(span, calendar, "week"))).toBe(2 * WEEK);
});

test("whole weeks cost the same number of weeks on any pattern, and each date costs whole minutes", () => {
  const minutes = fc.integer({ min: 0, max: 1440 });
  const week = fc.tuple(minutes, minutes, minutes, minutes, minutes, minutes, fc.integer({ min: 1, max: 1440 }));
  assertProperty(
    fc.property(
      fc.array(week, { minLength: 1, maxLength: 2 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 10 }),
      (weeks, start, cycles) => {
        const calendar = workCalendar([], false, { own: [{ from: "2027-01-04", weeks }], office: null });
        const startDate = addDays("2027-01-04", start);
        const days = cycles * weeks.length * 7;
        const span = { startDate, endDate: addDays(startDate, days - 1), isHalfDay: false };
        const costs = requestCost(span, calendar, "week");
        expect(totalMinutes(costs)).toBe((days / 7) * WEEK);
        expect(costs.every((day) => Number.isInteger(day.minutes) && day.minutes > 0)).toBe(true);
        expect(totalMinutes(requestCost(span, calendar, "hour"))).toBe(
          cycles * weeks.flat().reduce((sum, each) => sum + each, 0),
        );
        expect(totalMinutes(requestCost(span, calendar, "day"))).toBe(costs.length * DAY);
      },
    ),
    { numRuns: 100 },
  );
});
