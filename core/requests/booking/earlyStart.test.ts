import { expect, test } from "@jest/globals";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { earliestStart, earlyStart } from "./bookingRefusals.ts";

const grants = [{ frequency: "yearly" as const, amount: 20 }];

function answer(startDate: string, booking: BookingRule | null, today = "2027-03-10", addedOn = "2026-05-04") {
  return earlyStart({ startDate }, factsOn(today, booking, addedOn))[0]?.message ?? "accepted";
}

function factsOn(today: string, booking: BookingRule | null, addedOn = "2026-05-04") {
  const accrual = booking ? aDocumentCase({ unit: "day", grants, booking }, { addedOn }) : aCase({ addedOn });
  return { today, accrual };
}

const past = "Start date cannot be in the past";

test("leave can't start in the past under a simple policy or without a rule about past dates", () => {
  expect([answer("2027-03-09", null), answer("2027-03-10", null)]).toEqual([past, "accepted"]);
  expect([answer("2027-03-09", {}), answer("2027-03-09", { maxBackdateDays: 0 })]).toEqual([past, past]);
});

test("leave can start as many days back as the policy allows", () => {
  const week = { maxBackdateDays: 7 };
  expect(answer("2027-03-03", week)).toBe("accepted");
  expect(answer("2027-03-02", week)).toBe("Start date must be March 3, 2027 or later");
});

test("leave never starts before the current leave year or before the ledger opens", () => {
  const month = { maxBackdateDays: 30 };
  expect(answer("2026-12-31", month, "2027-01-05")).toBe("Start date must be January 1, 2027 or later");
  expect(answer("2027-01-01", month, "2027-01-05")).toBe("accepted");
  expect(answer("2027-03-09", month, "2027-03-10", "2028-02-01")).toBe(past);
});

test.each<[string, BookingRule | null, string]>([
  ["2027-03-10", null, "2027-03-10"],
  ["2027-03-10", { maxBackdateDays: 7 }, "2027-03-03"],
  ["2027-01-05", { maxBackdateDays: 30 }, "2027-01-01"],
])("on %s under %j, the earliest start is %s", (today, booking, day) =>
  expect(earliestStart(factsOn(today, booking))).toBe(day),
);
