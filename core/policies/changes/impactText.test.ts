import { expect, test } from "@jest/globals";
import { impactText, receiverTexts, waitingTexts } from "./impactText.ts";

const of = (...balances: [before: number | null, after: number | null][]) => ({
  effectiveOn: "2026-12-31",
  on: "2027-01-01",
  isUnchanged: false,
  isUnused: false,
  people: balances.length,
  belowZero: balances.filter(([, after]) => after !== null && after < 0).length,
  impact: balances.map(([before, after], nth) => ({ userId: String(nth), name: "Pat", before, after })),
});

test.each([
  [of([20, 25], [3, 8]), "2 people, +5 days each as of January 1, 2027."],
  [of([20, 17], [2, -1], [1, -2]), "3 people, −3 days each as of January 1, 2027; 2 fall below zero."],
  [of([20, 21]), "1 person, +1 day as of January 1, 2027."],
  [of([20, 25], [3, 5.5]), "2 people, +2.5 to +5 days as of January 1, 2027."],
  [of([20, null], [3, null]), "2 people, unlimited as of January 1, 2027."],
  [of([null, -1]), "1 person, from unlimited to −1 day as of January 1, 2027; 1 falls below zero."],
  [of([null, 8.25], [null, 20]), "2 people, from unlimited to between 8.25 and 20 days as of January 1, 2027."],
  [of([null, 20], [10, 20]), "2 people, no longer unlimited as of January 1, 2027."],
  [of(), "No balance will change before the next leave year starts."],
  [{ ...of(), isUnused: true }, "The policy doesn't apply to anyone yet."],
  [{ ...of(), isUnchanged: true }, "Nothing changes: the policy already has these values on December 31, 2026."],
])("the impact of an edit is described in one sentence (%#)", (impact, text) =>
  expect(impactText(impact, "day")).toBe(text),
);

test("nobody gets an amount after unlimited time off that the impact doesn't name", () => {
  expect(impactText(of([null, 119.234], [null, 119.226]), "hour")).toBe(
    "2 people, from unlimited to 119.23 hours each as of January 1, 2027.",
  );
});

test("the impact on a type in hours is described in hours", () => {
  expect(impactText(of([8, 9]), "hour")).toBe("1 person, +1 hour as of January 1, 2027.");
  expect(impactText(of([8, 40], [8, 16]), "hour")).toBe("2 people, +8 to +32 hours as of January 1, 2027.");
});

test("the types that receive the policy's excess are described in sentences with their names", () => {
  const sick = { ...of([3, -12]), type: "sick" };
  const hours = { ...of([8, 16], [0, 8]), type: "care" };
  const leaveTypes = {
    nameOf: (type: string) => (type === "sick" ? "Sick leave" : "Care"),
    unitOf: (type: string) => (type === "sick" ? ("day" as const) : ("hour" as const)),
  };
  expect(receiverTexts([sick, hours], leaveTypes)).toEqual([
    "Sick leave: 1 person, −15 days as of January 1, 2027; 1 falls below zero.",
    "Care: 2 people, +8 hours each as of January 1, 2027.",
  ]);
  expect(receiverTexts(undefined, leaveTypes)).toEqual([]);
  expect(impactText({ ...of(), receivers: [sick] }, "day")).toBe("Only balances of other leave types change.");
});

test("the people who would wait for facts are named", () => {
  const some = { facts: ["birthDate"], people: 7, names: ["Ann", "Bob", "Cat", "Dan", "Eve"] };
  expect(waitingTexts([some, { facts: ["creditedYears", "grade", "age"], people: 1, names: ["Fay"] }])).toEqual([
    "7 people need a birth date first, and won't accrue leave until then: Ann, Bob, Cat, Dan, Eve, and 2 more.",
    "1 person needs credited years, a “grade” group, and an amount for the age first, and won't accrue leave until then: Fay.",
  ]);
});
