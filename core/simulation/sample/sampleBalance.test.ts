import { expect, test } from "@jest/globals";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { templates } from "#core/policies/templates/templates.ts";
import { sampleBalance } from "./sampleBalance.ts";
import { extraFacts, type SamplePerson } from "./SamplePerson.ts";

const SAMPLE: SamplePerson = {
  startDate: "2026-07-01",
  hoursPerWeek: 40,
  daysPerWeek: 5,
  birthDate: "1990-05-05",
  takenPerYear: 0,
  facts: {},
};

const MARCH: PolicyDocument = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, starterShare: "byDay", carryOver: { max: 5, until: "03-31" } }],
};

function computed(document: PolicyDocument, sample: Partial<SamplePerson> = {}, from = "2026-01-01") {
  const result = sampleBalance(document, { ...SAMPLE, ...sample }, from);
  if ("missing" in result) throw new Error(`${result.missing} is missing`);
  return result;
}

test("a new hire's balance shows the first share, the carry-over, and its expiry", () => {
  const { points } = computed(MARCH);
  const on = (day: string) => points.find((point) => point.on === day)?.balance;
  expect(points[0]?.on).toBe("2026-07-01");
  expect(points.at(-1)?.on).toBe("2029-06-30");
  // 20 × 184/365 = 10.08. Five of the days carry over and expire after March 31.
  expect(on("2026-12-16")).toBeCloseTo(10.0822, 4);
  expect(on("2027-01-01")).toBe(25);
  expect(on("2027-03-16")).toBe(25);
  expect(on("2027-04-01")).toBe(20);
});

test("a long-serving person's chart begins on the chosen day", () => {
  const { points } = computed(MARCH, { startDate: "2015-07-01" });
  expect(points[0]).toEqual({ on: "2026-01-01", balance: 25, usable: 25 });
});

test("each leave year adds up: what was left, granted, taken, and lost", () => {
  const { years } = computed(MARCH, { startDate: "2020-01-01", takenPerYear: 12 });
  expect(years.map(({ first }) => first)).toEqual(["2026-01-01", "2027-01-01", "2028-01-01"]);
  expect(years[1]).toEqual({ first: "2027-01-01", last: "2027-12-31", granted: 20, taken: 12, lost: 8, left: 5 });
});

test("days that expire with the leave year count as lost in it", () => {
  const none: PolicyDocument = { unit: "day", grants: [{ frequency: "yearly", amount: 20, carryOver: "none" }] };
  const { years } = computed(none, { startDate: "2020-01-01" });
  expect(years[0]).toEqual({ first: "2026-01-01", last: "2026-12-31", granted: 20, taken: 0, lost: 20, left: 20 });
});

test("days that can't be used yet are in the balance, but not usable", () => {
  const { points } = computed({
    unit: "day",
    grants: [{ frequency: "yearly", amount: 20, usableFrom: { months: 3 }, carryOver: "none" }],
  });
  expect(points[0]).toEqual({ on: "2026-07-01", balance: 20, usable: 0 });
  expect(points.find(({ on }) => on === "2026-10-01")).toEqual({ on: "2026-10-01", balance: 20, usable: 20 });
});

test("a sample person is granted leave for hours worked and for events", () => {
  const hours = computed({ unit: "hour", grants: [{ frequency: { hoursWorked: 30 }, amount: 1 }] });
  // At 40 hours a week, 365 days include about 2,086 working hours. Every 30 of them earn 1 hour of leave.
  expect(hours.points.find(({ on }) => on === "2027-07-01")?.balance).toBe(69);
  const events = computed({
    unit: "day",
    grants: [{ frequency: "perEvent", eventKind: ["birth", "death"], amount: 5 }],
  });
  expect(events.points.at(-1)?.balance).toBe(10);
});

test("a fact that the policy asks for is named while the sample lacks it", () => {
  const byGrade: PolicyDocument = {
    unit: "day",
    grants: [{ frequency: "yearly", amount: { by: "grade", map: { staff: 20 } } }],
  };
  expect(extraFacts(byGrade)).toEqual(["grade"]);
  expect(sampleBalance(byGrade, SAMPLE, "2026-01-01")).toEqual({ missing: "grade" });
  expect(computed(byGrade, { facts: { grade: "staff" } }).points[0]?.balance).toBe(20);
});

test.each(templates)("the sample of $id has three years of balances once its facts are known", ({ document }) => {
  const facts = Object.fromEntries(extraFacts(document).map((name) => [name, "staff"]));
  const known = { ...facts, unexcusedAbsences: "0" };
  const { points } = computed(document, { facts: known });
  expect(points.length).toBeGreaterThan(70);
  expect(points.every(({ balance }) => Number.isFinite(balance))).toBe(true);
});
