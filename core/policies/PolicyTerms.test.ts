import { expect, test } from "@jest/globals";
import { withOverride } from "./PolicyTerms.ts";
import { defaultTerms, STANDARD_AMOUNTS } from "./defaultPolicies.ts";

const vacation = defaultTerms(STANDARD_AMOUNTS["vacation"]!);

test("a new office grants 20 days of vacation, 10 of sick, and 3 of personal leave, and carries over 5, 0, and 0", () => {
  const amounts = Object.values(STANDARD_AMOUNTS)
    .map(defaultTerms)
    .map(({ accrual, carryOver }) => [accrual / 480, carryOver / 480]);
  expect(amounts).toEqual([
    [20, 5],
    [10, 0],
    [3, 0],
  ]);
});

test("an allowance replaces the yearly amount of vacation", () => {
  expect(withOverride(vacation, 25 * 480, "vacation").accrual).toBe(25 * 480);
  expect(withOverride(vacation, 0, "vacation").accrual).toBe(0);
  expect(withOverride(vacation, null, "vacation")).toBe(vacation);
  const sick = defaultTerms(STANDARD_AMOUNTS["sick"]!);
  expect(withOverride(sick, 25 * 480, "sick")).toBe(sick);
});

test("an allowance is split into twelfths under a monthly policy", () => {
  expect(withOverride({ ...vacation, accrualPeriod: "month" }, 24 * 480, "vacation").accrual).toBe(2 * 480);
});

test("an allowance has no effect under an unlimited policy", () => {
  const unlimited = { ...vacation, isUnlimited: true, accrual: 0 };
  expect(withOverride(unlimited, 25 * 480, "vacation")).toBe(unlimited);
});
