import { expect, test } from "@jest/globals";
import { policyFields } from "#core/policies/policyFields.ts";
import { aPolicy } from "#tests/scenarios/aCase.ts";
import { changedTerms } from "./changedTerms.ts";

const today = policyFields(aPolicy(), "day");
const policy = {
  id: "p1",
  officeId: "o1",
  officeName: "Berlin",
  isEnded: false,
  type: "vacation" as const,
  ...today,
  needsFullEditor: false,
  allowance: "20 days a year",
  replaceable: "20 days a year",
  carriedOver: "Up to 5 days carry over",
  cap: null,
  summary: "20 days a year on January 1.",
  scheduled: [{ effectiveOn: "2028-01-01", changes: { accrualAmount: 25 } }],
  past: [{ effectiveOn: "2027-03-01", before: { accrualAmount: 15 } }],
};

test("an edit without a date is compared with today's values", () => {
  expect(changedTerms(policy, { ...today })).toBeUndefined();
  expect(changedTerms(policy, { ...today, maxBalance: 30 })).toEqual({ maxBalance: 30 });
});

test("an edit for a later day is compared with the values scheduled for it, so that today's can be scheduled again", () => {
  const effectiveOn = "2028-06-01";
  expect(changedTerms(policy, { ...today, accrualAmount: 25, effectiveOn })).toBeUndefined();
  expect(changedTerms(policy, { ...today, accrualAmount: 20, effectiveOn })).toEqual({
    accrualAmount: 20,
    effectiveOn,
  });
});

test("an edit for a past day is compared with the values that applied on it, so that today's can start earlier", () => {
  const effectiveOn = "2027-02-01";
  expect(changedTerms(policy, { ...today, accrualAmount: 15, effectiveOn })).toBeUndefined();
  expect(changedTerms(policy, { ...today, accrualAmount: 20, effectiveOn })).toEqual({
    accrualAmount: 20,
    effectiveOn,
  });
});
