import { expect, test } from "@jest/globals";
import { documentAllowance, replaceableAllowance } from "./documentAllowance.ts";
import type { GrantRule } from "./grantRule.ts";
import type { PolicyDocument } from "./PolicyDocument.ts";

const ofGrants = (...grants: Partial<GrantRule>[]): PolicyDocument => ({
  unit: "day",
  grants: grants.map((grant) => ({ frequency: "yearly", amount: 20, ...grant })),
});
const limited = (per: "year" | "rolling12Months"): PolicyDocument => ({
  unit: "hour",
  consumption: { limit: { per, amount: 40 } },
});

test.each<[string, PolicyDocument, string]>([
  ["two grants of the same frequency", ofGrants({}, { amount: { weeks: 1, in: "days" } }), "20 days + 1 week a year"],
  [
    "more than two frequencies",
    ofGrants({}, { frequency: "monthly", amount: 1 }, { frequency: "once", amount: 5 }),
    "20 days a year + 1 day a month + 1 more",
  ],
  ["a yearly amount in parts", ofGrants({ frequency: "monthly", amountPer: "year" }), "20 days a year"],
  ["an amount entered by hand", ofGrants({ amount: 0 }), "Granted manually"],
  [
    "a table with a formula",
    ofGrants({ amount: { by: "age", tiers: [[0, { rate: 1, of: "age" }]] } }),
    "Days by age each year",
  ],
  ["a formula with a maximum", ofGrants({ amount: { min: [{ rate: 1, of: "age" }, 30, 25] } }), "Up to 25 days a year"],
  [
    "a share of the hours worked",
    { unit: "hour", grants: [{ frequency: { hoursWorked: 1, perPeriod: true }, amount: 0.1207 }] },
    "12.07% of the hours worked",
  ],
  ["only a limit", limited("year"), "Up to 40 hours a year"],
  ["only a rolling limit", limited("rolling12Months"), "Up to 40 hours in 12 months"],
  ["nothing", { unit: "day", grants: [] }, "Unlimited"],
])("the allowance of a policy with %s", (_, document, text) => {
  expect(documentAllowance(document)).toBe(text);
});

test("a person's allowance replaces only the first grant, because the others are added to it", () => {
  expect(replaceableAllowance(ofGrants({ amount: 24 }, { amount: 6 }))).toBe("24 days a year");
  expect(replaceableAllowance(limited("year"))).toBeNull();
});
