import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, eachDate, weekdayOf } from "#core/calendar/dates.ts";
import { type Holiday, type WorkCalendar, workCalendar } from "#core/offices/workCalendar.ts";
import type { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import { workingFacts } from "#core/policies/facts/workingFacts.ts";
import type { CountingRule, PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { WorkWeek } from "#core/working/WorkingPattern.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { documentCost } from "#core/simulation/documentCost.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { explainCost } from "./cost/explainCost.ts";
import { policyCalendar, requestCost, totalMinutes } from "./requestCost.ts";
import { partRefusals } from "./booking/bookingRefusals.ts";
import { freeDates } from "./cost/freeDates.ts";
import { recost } from "./cost/recost.ts";

const DAY = 480;
const memorialDay: Holiday = { date: "2027-05-31", name: "Memorial Day" };
const halfThursday: Holiday = { date: "2027-06-03", name: "Half Thursday", part: "pm" };
const grants = [{ frequency: "yearly" as const, amount: 20 }];
const WEEK = { startDate: "2027-05-31", endDate: "2027-06-06", isHalfDay: false };
const SATURDAY = { startDate: "2027-06-05", endDate: "2027-06-05", isHalfDay: true };
const SHORT: WorkWeek = [360, 360, 360, 360, 0, 0, 0];

function patterned(week: WorkWeek, holidays: Holiday[] = [], countHolidays = false): WorkCalendar {
  return workCalendar(holidays, countHolidays, { own: [{ from: "2027-01-01", weeks: [week] }], office: null });
}

function counted(
  counting: CountingRule,
  calendar: WorkCalendar = workCalendar([memorialDay, halfThursday], false),
  unit: PolicyDocument["unit"] = "day",
) {
  return policyCalendar(calendar, aDocumentCase({ unit, grants, counting }));
}

const days = (...given: Parameters<typeof counted>) => totalMinutes(requestCost(WEEK, counted(...given))) / DAY;

test.each<[string, number, number]>([
  ["workdays without holidays by default", days({}), 3.5],
  ["Monday to Saturday", days({ days: "mondayToSaturday" }), 4.5],
  ["every calendar day", days({ days: "calendar" }), 5.5],
  ["workdays with holidays", days({ holidays: "count" }), 5],
  ["every calendar day with holidays", days({ days: "calendar", holidays: "count" }), 7],
  [
    "Monday to Saturday for a person who works Monday to Thursday",
    days({ days: "mondayToSaturday" }, patterned(SHORT)),
    6,
  ],
  ["the hours of workdays", days({ in: "hours" }, patterned(SHORT)), 3],
  [
    "the hours of calendar days, which are those of workdays",
    days({ days: "calendar", in: "hours" }, patterned(SHORT)),
    3,
  ],
])("a counting rule makes a week cost %s", (_, cost, expected) => expect(cost).toBe(expected));

test("the office decides whether holidays count if the policy leaves it open, and otherwise the policy decides", () => {
  const office = workCalendar([memorialDay], true);
  expect(days({ days: "mondayToSaturday" }, office)).toBe(6);
  expect(days({ days: "mondayToSaturday", holidays: "skip" }, office)).toBe(5);
});

const closedFriday: Holiday = { date: "2027-06-04", name: "Bridge day", isClosure: true };

test.each<[string, CountingRule, string]>([
  ["under a policy without a rule for holidays", {}, "5 weekdays − Bridge day = 4 days"],
  ["under a policy that counts holidays", { holidays: "count" }, "5 weekdays − Bridge day = 4 days"],
  ["under a policy that counts all days", { days: "calendar", holidays: "count" }, "7 days − Bridge day = 6 days"],
])("in an office that counts holidays, a closure costs nothing %s", (_, counting, text) => {
  const calendar = workCalendar([memorialDay, halfThursday, closedFriday], true);
  expect(explainCost(WEEK, counted(counting, calendar))).toBe(text);
  expect(explainCost(WEEK, calendar)).toBe("5 weekdays − Bridge day = 4 days");
  expect(freeDates(WEEK, calendar)).toEqual(["2027-06-05", "2027-06-06"]);
});

test.each<[CountingRule, number]>([
  [{ days: "calendar" }, 3 * 360],
  [{ days: "calendar", holidays: "count" }, 4 * 360],
])("a type in hours costs the hours of the working pattern under %j: %d minutes", (counting, minutes) => {
  const calendar = counted(counting, patterned(SHORT, [memorialDay]), "hour");
  expect(totalMinutes(requestCost(WEEK, calendar, "hour"))).toBe(minutes);
});

test("a counted week costs exactly one week in a type in weeks, and each date its share", () => {
  const calendarDays = requestCost(WEEK, counted({ days: "calendar" }, patterned(SHORT), "week"));
  const mondayToSaturday = requestCost(WEEK, counted({ days: "mondayToSaturday" }, patterned(SHORT), "week"));
  expect([calendarDays, mondayToSaturday].map(totalMinutes)).toEqual([5 * DAY, 5 * DAY]);
  expect(mondayToSaturday[0]?.minutes).toBe(400);
});

test.each<[PolicyDocument["unit"], "day" | "hour", number]>([
  ["week", "day", 5 * DAY],
  ["week", "hour", 5 * DAY],
  ["shift", "day", 4 * DAY],
  ["hour", "day", 4 * 360],
  ["day", "hour", 4 * DAY],
])(
  "under a policy in the unit %s, a week of four workdays in a type in the unit %s costs %d minutes",
  (unit, of, all) => {
    const calendar = policyCalendar(patterned(SHORT), aDocumentCase({ unit, grants }));
    expect(totalMinutes(requestCost(WEEK, calendar, of))).toBe(all);
  },
);

test("half of a Saturday can be taken only where it counts", () => {
  const half = (counting: CountingRule, unit: "day" | "hour" = "day") =>
    partRefusals({ ...SATURDAY, isHalfDay: true }, counted(counting, undefined, unit), unit).length === 0;
  expect([half({}), half({ days: "mondayToSaturday" }), half({ days: "calendar" }, "hour")]).toEqual([
    false,
    true,
    false,
  ]);
  expect(requestCost(SATURDAY, counted({ days: "mondayToSaturday" }))).toEqual([{ date: "2027-06-05", minutes: 240 }]);
});

test("each date is counted by the policy in force on it", () => {
  const changes = { "2027-06-05": { unit: "day" as const, grants, counting: { days: "calendar" as const } } };
  const calendar = policyCalendar(workCalendar([], false), aDocumentCase({ unit: "day", grants }, { changes }));
  const span = { startDate: "2027-05-29", endDate: "2027-06-06", isHalfDay: false };
  expect(totalMinutes(requestCost(span, calendar))).toBe(7 * DAY);
});

test("another counting rule recalculates future dates, and past dates keep their cost", () => {
  const stored = requestCost(WEEK, workCalendar([], false));
  const now = recost({ ...WEEK, unit: "day" }, stored, counted({ days: "calendar" }), "2027-06-01");
  expect(now.map(({ date, minutes }) => [date.slice(8), minutes / DAY])).toEqual([
    ["31", 1],
    ["01", 1],
    ["02", 1],
    ["03", 0.5],
    ["04", 1],
    ["05", 1],
    ["06", 1],
  ]);
});

test("the free dates of a span are those that the policy doesn't count", () => {
  expect(freeDates(WEEK, counted({}))).toEqual(["2027-06-05", "2027-06-06"]);
  expect(freeDates(WEEK, counted({ days: "mondayToSaturday" }))).toEqual(["2027-06-06"]);
  expect(freeDates(WEEK, counted({ days: "calendar" }))).toEqual([]);
  expect(freeDates(WEEK, counted({ days: "calendar" }, undefined, "hour"))).toEqual(["2027-06-05", "2027-06-06"]);
});

test.each<[CountingRule, string]>([
  [{}, "5 weekdays − Memorial Day − half of Half Thursday = 3.5 days"],
  [{ days: "calendar" }, "7 days − Memorial Day − half of Half Thursday = 5.5 days"],
  [{ days: "calendar", holidays: "count" }, "7 days"],
])("the explanation under %j names the dates that count and the holidays that don't: %s", (counting, text) =>
  expect(explainCost(WEEK, counted(counting))).toBe(text),
);

const someWeek: fc.Arbitrary<WorkWeek> = fc
  .array(fc.constantFrom(0, 240, 360, 480), { minLength: 7, maxLength: 7 })
  .filter((week) => week.some((minutes) => minutes > 0))
  .map((week) => week as unknown as WorkWeek);
const someDates = fc.array(
  fc.integer({ min: 0, max: 60 }).map((offset) => addDays("2027-05-01", offset)),
  { maxLength: 8 },
);
const someSpan = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 20 }), fc.boolean())
  .map(([start, length, half]) => {
    const startDate = addDays("2027-05-01", start);
    return { startDate, endDate: half ? startDate : addDays(startDate, length), isHalfDay: half };
  });

test("simple policies cost what they cost without counting rules", () => {
  const someTerms: fc.Arbitrary<Partial<PolicyTerms>> = fc.record({
    isUnlimited: fc.boolean(),
    bookAhead: fc.boolean(),
    accrual: fc.integer({ min: 0, max: 60 }).map((halves) => halves * 240),
  });
  const someHolidays = fc.tuple(someDates, fc.constantFrom("full" as const, "am" as const, "pm" as const));
  const someUnit = fc.constantFrom("day" as const, "hour" as const, "week" as const);
  assertProperty(
    fc.property(
      fc.tuple(someTerms, someTerms),
      fc.tuple(someWeek, someHolidays, fc.boolean()),
      someSpan,
      someUnit,
      ([terms, later], [week, [dates, part], countHolidays], span, unit) => {
        const holidays = dates.map((date) => ({ date, name: "Holiday", part }));
        const calendar = patterned(week, holidays, countHolidays);
        const under = policyCalendar(calendar, aCase({ policy: terms, changes: { "2027-05-20": later } }));
        expect(requestCost(span, under, unit)).toEqual(requestCost(span, calendar, unit));
        const expected = eachDate(span.startDate, span.endDate).filter((date) => {
          const minutes = week[weekdayOf(date) - 1] ?? 0;
          return minutes > 0 && (countHolidays || part !== "full" || !dates.includes(date));
        });
        expect(requestCost(span, under, unit).map(({ date }) => date)).toEqual(expected);
      },
    ),
    { numRuns: 100 },
  );
});

test("a request costs what a simulation of the same person answers", () => {
  const someRule: fc.Arbitrary<CountingRule> = fc.record({
    days: fc.constantFrom("working", "mondayToSaturday", "calendar"),
    holidays: fc.constantFrom("skip", "count"),
  });
  assertProperty(
    fc.property(someRule, someWeek, someDates, someSpan, fc.boolean(), (rule, week, dates, wanted, inHours) => {
      const span = { ...wanted, isHalfDay: false };
      const counting = inHours ? { ...rule, in: "hours" as const } : rule;
      const holidays = dates.map((date) => ({ date, name: "Holiday" }));
      const { hoursByWeekday, workingWeekdays } = workingFacts({ weeks: [week] });
      const person: PolicyPerson = {};
      person.hoursByWeekday = hoursByWeekday;
      person.workingWeekdays = workingWeekdays;
      person.holidays = dates;
      const simulated = documentCost({ first: span.startDate, last: span.endDate }, counting, person).valueOf();
      const costs = requestCost(span, counted(counting, patterned(week, holidays), inHours ? "hour" : "day"));
      expect(totalMinutes(costs) / (inHours ? 60 : DAY)).toBeCloseTo(simulated, 9);
    }),
    { numRuns: 100 },
  );
});
