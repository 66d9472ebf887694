import { expect, test } from "@jest/globals";
import type { AccrualCase } from "../accrual/AccrualCase.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";
import { documentTerms } from "../document/termsOfDocument.ts";
import { FIRST_DAY } from "../termsTimeline.ts";
import { allowanceRises, risesBeyond } from "./allowanceRises.ts";

const caseOf = (document: Omit<PolicyDocument, "unit">): AccrualCase => ({
  type: "vacation",
  startsIn: 1,
  opening: 2027,
  employment: [{ startDate: null, endDate: null }],
  timeline: [{ from: FIRST_DAY, cause: "policy", terms: documentTerms({ unit: "day", ...document }) }],
});
const days = (amount: number, max?: number) => ({
  grants: [{ frequency: "yearly" as const, amount, ...(max !== undefined && { carryOver: { max } }) }],
});
const change = (before: Omit<PolicyDocument, "unit">, after: Omit<PolicyDocument, "unit">) => ({
  before: caseOf(before),
  after: caseOf(after),
});

test.each<[string, ReturnType<typeof change>, Record<string, number>]>([
  ["five more days", change(days(20, 5), days(25, 5)), { granted: 2400 }],
  ["a higher carry-over", change(days(20, 5), days(20, 9)), { kept: 1920 }],
  ["a carry-over beyond what is granted", change(days(20), days(20, 90)), {}],
  ["fewer days", change(days(20), days(10)), {}],
  ["unlimited leave", change(days(20), { grants: [] }), { granted: Infinity, kept: Infinity }],
  ["the end of unlimited leave", change({ grants: [] }, days(90)), {}],
  ["an overdraft", change(days(20), { ...days(20), consumption: { overdraft: 1 } }), { overdraft: 480 }],
])("%s", (_, changed, expected) => {
  const rises = allowanceRises(changed, 2030);
  expect(Object.fromEntries(rises.map(({ part, by }) => [part, by]))).toEqual(expected);
  expect(risesBeyond(rises, changed)).toEqual([]);
  expect(risesBeyond(rises, change(days(20), days(20)))).toEqual(rises);
});
