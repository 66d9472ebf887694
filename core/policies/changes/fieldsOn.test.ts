import { expect, test } from "@jest/globals";
import { aPolicy } from "#tests/scenarios/aCase.ts";
import { policyFields } from "../policyFields.ts";
import { fieldsOn } from "./fieldsOn.ts";

const policy = policyFields(aPolicy(), "day");
const scheduled = [
  { effectiveOn: "2029-01-01", changes: { accrualAmount: 30 } },
  { effectiveOn: "2028-01-01", changes: { accrualAmount: 25, carryOverDays: 8 } },
];

const on = (day?: string) => {
  const { accrualAmount, carryOverDays } = fieldsOn(policy, scheduled, day);
  return [accrualAmount, carryOverDays];
};

test("the fields on a day include the changes scheduled by then, the latest one last", () => {
  expect([undefined, "2027-12-31", "2028-01-01", "2030-01-01"].map(on)).toEqual([
    [20, 5],
    [20, 5],
    [25, 8],
    [30, 8],
  ]);
});
