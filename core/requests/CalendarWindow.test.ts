import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, addMonths, daysBetween, monthStart } from "#core/calendar/dates.ts";
import { WEEK_STARTS, weeksOfMonth } from "#core/calendar/weeks.ts";
import { parseInput } from "#core/inputs.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { CalendarQuery, calendarWindow } from "./CalendarWindow.ts";

const today = "2027-03-15";

test("the default window runs from six days before last month to six days after the eleventh month ahead", () => {
  expect(calendarWindow({}, "2027-03-05")).toEqual({ from: "2027-01-26", to: "2028-03-06" });
  expect(calendarWindow({}, "2027-01-31")).toEqual({ from: "2026-11-25", to: "2028-01-06" });
});

test("each default window has every day in the calendar rows of its months, however weeks start", () => {
  assertProperty(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(...WEEK_STARTS), (days, weekStart) => {
      const day = addDays("2020-01-01", days);
      const { from, to } = calendarWindow({}, day);
      const [first = ""] = weeksOfMonth(addMonths(monthStart(day), -1), weekStart);
      const last = weeksOfMonth(addMonths(monthStart(day), 11), weekStart).at(-1) ?? "";
      expect([from <= first, addDays(last, 6) <= to]).toEqual([true, true]);
      expect(daysBetween(from, to)).toBeLessThan(410);
    }),
    { numRuns: 200 },
  );
});

test("a missing end is a year away from the given one", () => {
  expect(calendarWindow({ from: "2027-05-01" }, today)).toEqual({ from: "2027-05-01", to: "2028-05-01" });
  expect(calendarWindow({ to: "2027-05-01" }, today)).toEqual({ from: "2026-05-01", to: "2027-05-01" });
});

test("a window of 400 days is allowed, and 401 days are refused", () => {
  const from = "2027-01-01";
  expect(calendarWindow({ from, to: addDays(from, 399) }, today).from).toBe(from);
  expect(() => calendarWindow({ from, to: addDays(from, 400) }, today)).toThrow("A calendar covers at most 400 days");
  expect(() => calendarWindow({ from, to: "2026-12-31" }, today)).toThrow("To must be on or after From");
});

test("dates that don't exist are refused by name", () => {
  expect(() => parseInput(CalendarQuery, { from: "2027-02-30" })).toThrow("From must be a real date, like 2027-03-01");
  expect(parseInput(CalendarQuery, {})).toEqual({});
});
