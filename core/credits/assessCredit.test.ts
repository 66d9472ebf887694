import { describe, expect, test } from "@jest/globals";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aType } from "#tests/scenarios/leaveTypes.ts";
import { assessCredit, type CreditFacts } from "./assessCredit.ts";

const grants = [{ frequency: "yearly", amount: 20 }] as const;
const facts: CreditFacts = {
  today: "2027-03-08",
  role: "Employee",
  leaveType: aType("vacation"),
  accrual: aDocumentCase({ unit: "day", grants: [...grants], credits: { longest: 2, maxBackdateDays: 14 } }),
  hiredOn: null,
  isRepeated: false,
};
const allowing = (credits: object) => ({
  ...facts,
  accrual: aDocumentCase({ unit: "day", grants: [...grants], credits }),
});

function outcome(amount: number, workedOn: string, given = facts): unknown {
  try {
    return assessCredit({ amount, workedOn }, given);
  } catch (error) {
    return (error as Error).message;
  }
}

test("time is stored as the nearest minute", () => {
  expect(outcome(1, "2027-03-06")).toBe(480);
  expect(outcome(0.33, "2027-03-06")).toBe(158);
});

describe("the refusals", () => {
  test.each<[string, number, string, CreditFacts]>([
    [
      "The policy doesn't allow requests to add vacation leave",
      1,
      "2027-03-06",
      { ...facts, accrual: aDocumentCase({ unit: "day", grants: [...grants] }) },
    ],
    ["The day you worked can't be in the future", 1, "2027-03-09", facts],
    ["The day you worked must be February 22, 2027, or later", 1, "2027-02-21", facts],
    ["The day you worked must be February 6, 2027, or later", 1, "2027-02-05", allowing({})],
    ["The day you worked must be March 1, 2027, or later", 1, "2027-02-28", { ...facts, hiredOn: "2027-03-01" }],
    ["You can request at most 2 days", 2.01, "2027-03-06", facts],
    ["You already requested vacation leave for work on March 6, 2027", 1, "2027-03-06", { ...facts, isRepeated: true }],
    [
      "Only Managers, Admins, and Owners can request vacation leave",
      1,
      "2027-03-06",
      { ...facts, leaveType: { ...facts.leaveType, requestableBy: "managers" } },
    ],
  ])("%s", (text, amount, workedOn, given) => {
    expect(outcome(amount, workedOn, given)).toBe(text);
  });

  test("the first and the last allowed day, and the largest amount, are accepted", () => {
    expect(outcome(2, "2027-02-22")).toBe(960);
    expect(outcome(2, "2027-03-08")).toBe(960);
  });
});
