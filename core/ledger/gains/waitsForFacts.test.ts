import { describe, expect, test } from "@jest/globals";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { documentTerms } from "#core/policies/document/termsOfDocument.ts";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import { leaveYearsFrom } from "./leaveGains.ts";
import { waitsForFacts } from "./waitsForFacts.ts";

const years = leaveYearsFrom("2027-05-15", { startsIn: 1 }, 10);

function caseOf(...periods: [from: string, amount: GrantRule["amount"] | null][]): AccrualCase[] {
  const [first, ...later] = periods.map(([from, amount]) => ({
    from,
    cause: "policy" as const,
    terms: documentTerms({ unit: "day", grants: amount === null ? [] : [{ frequency: "yearly", amount }] }),
  }));
  const employment = [{ startDate: null, endDate: null }];
  const facts = { person: {}, events: [] };
  return first
    ? [{ type: "vacation", startsIn: 1, opening: 2027, employment, timeline: [first, ...later], facts }]
    : [];
}
const byAge = (amount: number): GrantRule["amount"] => ({
  by: "age",
  tiers: [
    [0, 20],
    [40, amount],
  ],
});

describe("after a change, leave that needs a missing fact", () => {
  test.each<[string, AccrualCase[], boolean]>([
    ["can't be computed if it could be before", caseOf([FIRST_DAY, 20]), true],
    ["can't be computed in a new leave type", [], true],
    ["can't be computed if it needed the fact under other terms before", caseOf([FIRST_DAY, byAge(25)]), true],
    ["changes nothing if it needed the fact under these terms before", caseOf([FIRST_DAY, byAge(300)]), false],
    ["can't rise if it was unlimited before", caseOf([FIRST_DAY, null]), false],
  ])("%s", (_, before, expected) => {
    expect(waitsForFacts({ before, after: caseOf([FIRST_DAY, byAge(300)]) }, years)).toBe(expected);
  });

  test("can't be computed from the day of other terms on", () => {
    const before = caseOf([FIRST_DAY, byAge(25)]);
    const scheduled = caseOf([FIRST_DAY, byAge(25)], ["2030-07-01", byAge(300)]);
    expect(waitsForFacts({ before, after: scheduled }, years)).toBe(true);
    expect(waitsForFacts({ before, after: scheduled }, years.slice(0, 3))).toBe(false);
  });
});
