import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { STANDARD_WEEK, type WorkWeek } from "#core/working/WorkingPattern.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { exact } from "../document/exact.ts";
import { PolicyPerson } from "./PolicyPerson.ts";
import { workingFacts } from "./workingFacts.ts";

const FOUR_DAYS: WorkWeek = [480, 480, 480, 480, 0, 0, 0];

test("whole days from Monday to Friday are 40 hours on five days", () => {
  expect(workingFacts({ weeks: [STANDARD_WEEK] })).toEqual({
    hoursPerWeek: "40",
    daysPerWeek: "5",
    hoursPerDay: "8",
    hoursByWeekday: { 1: "8", 2: "8", 3: "8", 4: "8", 5: "8" },
    workingWeekdays: [1, 2, 3, 4, 5],
  });
});

test("alternating weeks of four and five days average 36 hours on 4.5 days", () => {
  expect(workingFacts({ weeks: [FOUR_DAYS, STANDARD_WEEK] })).toEqual({
    hoursPerWeek: "36",
    daysPerWeek: "9/2",
    hoursPerDay: "8",
    hoursByWeekday: { 1: "8", 2: "8", 3: "8", 4: "8", 5: "4" },
    workingWeekdays: [1, 2, 3, 4, 5],
  });
});

test("minutes that aren't whole hours stay exact", () => {
  const { hoursPerWeek, hoursPerDay } = workingFacts({ weeks: [[400, 400, 0, 0, 0, 0, 400]] });
  expect([hoursPerWeek, hoursPerDay]).toEqual(["20", "20/3"]);
});

test("the hours of the weekdays add up to those of a week, and policies can read every fact", () => {
  const minutes = fc.integer({ min: 0, max: 1440 });
  const week = fc.tuple(fc.integer({ min: 1, max: 1440 }), minutes, minutes, minutes, minutes, minutes, minutes);
  assertProperty(
    fc.property(fc.array(week, { minLength: 1, maxLength: 2 }), (weeks) => {
      const facts = workingFacts({ weeks });
      const byWeekday = Object.values(facts.hoursByWeekday).map((hours) => exact(hours));
      const total = byWeekday.reduce((sum, hours) => sum.add(hours));
      expect(total.toFraction()).toBe(facts.hoursPerWeek);
      expect(exact(facts.hoursPerDay).mul(exact(facts.daysPerWeek)).toFraction()).toBe(facts.hoursPerWeek);
      expect(PolicyPerson.safeParse(facts).success).toBe(true);
    }),
    { numRuns: 100 },
  );
});
