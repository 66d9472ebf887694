import { expect, test } from "@jest/globals";
import { toDays, toMinutes } from "#core/leave/amounts.ts";
import { parseInput } from "#core/inputs.ts";
import { AdjustmentInput } from "./AdjustmentInput.ts";
import { LedgerQuery } from "./LedgerQuery.ts";

test("an adjustment adds or subtracts days and has a reason", () => {
  expect(parseInput(AdjustmentInput, { adjustment: 1.5, reason: " moved house " })).toEqual({
    adjustment: 1.5,
    reason: "moved house",
  });
  expect(parseInput(AdjustmentInput, { adjustment: "-2", reason: "error" })).toEqual({
    adjustment: -2,
    reason: "error",
  });
});

test("every amount with up to two decimals is accepted, stored as the nearest minute of a day, and shown as entered", () => {
  for (let hundredths = -2000; hundredths <= 2000; hundredths++) {
    if (hundredths === 0) continue;
    const adjustment = hundredths / 100;
    expect(parseInput(AdjustmentInput, { adjustment, reason: "x" }).adjustment).toBe(adjustment);
    expect(toDays(toMinutes(adjustment))).toBe(adjustment);
  }
});

test.each([
  [{}, "Please enter an adjustment amount"],
  [{ adjustment: 0, reason: "x" }, "Please enter an adjustment amount"],
  [{ adjustment: -0, reason: "x" }, "Please enter an adjustment amount"],
  [{ adjustment: "", reason: "x" }, "Please enter an adjustment amount"],
  [{ adjustment: null, reason: "x" }, "Please enter an adjustment amount"],
  [{ adjustment: "x", reason: "x" }, "Adjustment must be a number"],
  [{ adjustment: 0.255, reason: "x" }, "Adjustment must be a multiple of 0.01"],
  [{ adjustment: 10_001, reason: "x" }, "Adjustment must be at most 10000"],
  [{ adjustment: 1 }, "Please provide a reason for this adjustment"],
  [{ adjustment: 1, reason: "  " }, "Please provide a reason for this adjustment"],
  [{ adjustment: 1, reason: "x".repeat(501) }, "Reason must be at most 500 characters"],
])("%j is refused with %j", (raw, message) => expect(() => parseInput(AdjustmentInput, raw)).toThrow(message));

test("a ledger is filtered by type and leave year", () => {
  expect(parseInput(LedgerQuery, {})).toEqual({});
  expect(parseInput(LedgerQuery, { type: "sick", leaveYear: "2027" })).toEqual({ type: "sick", leaveYear: 2027 });
  expect(() => parseInput(LedgerQuery, { leaveYear: "last" })).toThrow("Leave year must be a whole number");
  expect(() => parseInput(LedgerQuery, { type: "Paid leave" })).toThrow("Type must be a leave type");
});
