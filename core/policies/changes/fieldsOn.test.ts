import { expect, test } from "@jest/globals";
import { aPolicy } from "#tests/scenarios/aCase.ts";
import { policyFields } from "../policyFields.ts";
import { fieldsHint, fieldsOn } from "./fieldsOn.ts";

const policy = policyFields(aPolicy(), "day");
const changes = {
  past: [
    { effectiveOn: "2027-05-01", before: { accrualAmount: 18 } },
    { effectiveOn: "2027-03-01", before: { accrualAmount: 15, carryOverDays: 3 } },
  ],
  scheduled: [
    { effectiveOn: "2029-01-01", changes: { accrualAmount: 30 } },
    { effectiveOn: "2028-01-01", changes: { accrualAmount: 25, carryOverDays: 8 } },
  ],
};

const on = (day?: string) => {
  const { accrualAmount, carryOverDays } = fieldsOn(policy, changes, day);
  return [accrualAmount, carryOverDays];
};

test("the fields on a later day include the changes scheduled by then, the latest one last", () => {
  expect([undefined, "2027-12-31", "2028-01-01", "2030-01-01"].map(on)).toEqual([
    [20, 5],
    [20, 5],
    [25, 8],
    [30, 8],
  ]);
});

test("the fields on a past day have the values before the changes since then", () => {
  expect(["2027-05-01", "2027-04-30", "2027-03-01", "2027-02-28"].map(on)).toEqual([
    [20, 5],
    [18, 5],
    [18, 5],
    [15, 3],
  ]);
});

test("an unfinished date shows today's fields", () => expect(on("2028-0")).toEqual([20, 5]));

test("a hint states which values the fields show, and that a new value for a past day replaces later ones", () => {
  const past =
    "The fields show the values that applied on this date. A value that you change also replaces any later values up to today.";
  expect(fieldsHint(changes, "2027-04-30")).toBe(past);
  expect(fieldsHint(changes, "2028-01-01")).toBe("The fields show the values scheduled for this date");
  for (const day of ["", "2027-05-01", "2027-12-31"]) expect(fieldsHint(changes, day)).toBeUndefined();
});
