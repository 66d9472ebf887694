import { expect, test } from "@jest/globals";
import { parseInput } from "#core/inputs.ts";
import { PolicyPatch } from "./PolicyInput.ts";

const invalid = "Please enter a valid accrual amount (minimum 0).";

test("each of a policy's fields can be changed alone", () => {
  expect(parseInput(PolicyPatch, {})).toEqual({});
  const all = {
    isUnlimited: false,
    accrualAmount: 22.5,
    accrualPeriod: "month",
    accrualTiming: "monthly_increments",
    carryOverDays: 5,
    maxBalance: 30,
    bookAhead: true,
    effectiveOn: "2027-01-01",
  };
  expect(parseInput(PolicyPatch, all)).toEqual(all);
  expect(parseInput(PolicyPatch, { maxBalance: null })).toEqual({ maxBalance: null });
});

test.each([null, "", -0.5, "many", Number.NaN, [], true])("an accrual amount of %j is refused", (accrualAmount) => {
  const problem = { message: invalid, fields: { accrualAmount: invalid } };
  expect(() => parseInput(PolicyPatch, { accrualAmount })).toThrow(expect.objectContaining(problem));
  expect(() => parseInput(PolicyPatch, { accrualAmount, isUnlimited: false })).toThrow(invalid);
  expect(parseInput(PolicyPatch, { accrualAmount, isUnlimited: true })).toEqual({ isUnlimited: true });
});

test("an unlimited policy may send an accrual of zero", () => {
  const unlimited = { isUnlimited: true, accrualAmount: 0 };
  expect(parseInput(PolicyPatch, unlimited)).toEqual(unlimited);
});

test.each([
  [{ accrualAmount: 1.3 }, "Accrual amount must be a multiple of 0.5"],
  [{ accrualAmount: 1001 }, "Accrual amount must be at most 1000"],
  [{ accrualPeriod: "week" }, "Accrual period must be year or month"],
  [{ accrualTiming: "now" }, "Accrual timing must be start_of_period, end_of_period, or monthly_increments"],
  [{ carryOverDays: -1 }, "Carry-over days must be at least 0"],
  [{ maxBalance: -1 }, "Max balance must be at least 0"],
  [{ maxBalance: "x" }, "Max balance must be a number"],
  [{ isUnlimited: "x" }, "Unlimited must be true or false"],
  [{ effectiveOn: "2027-02-30" }, "Effective date must be a real date, like 2027-03-01"],
  [null, "The input is required"],
  [[], "The input must be an object"],
])("%j is refused with %j", (raw, message) => expect(() => parseInput(PolicyPatch, raw)).toThrow(message));
