import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, daysBetween } from "#core/calendar/dates.ts";
import { parseInput } from "#core/inputs.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { CalendarQuery, calendarWindow } from "./CalendarWindow.ts";

const today = "2027-03-15";

test("the default window runs from the first of last month to a year from today", () => {
  expect(calendarWindow({}, "2027-03-05")).toEqual({ from: "2027-02-01", to: "2028-03-05" });
  expect(calendarWindow({}, "2027-01-31")).toEqual({ from: "2026-12-01", to: "2028-01-04" });
});

test("each default window has at most 400 days and reaches eleven months ahead", () => {
  assertProperty(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const day = addDays("2020-01-01", days);
      const { from, to } = calendarWindow({}, day);
      expect(daysBetween(from, to)).toBeLessThanOrEqual(400);
      expect(to > addDays(day, 335)).toBe(true);
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
