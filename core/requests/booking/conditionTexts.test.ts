import { expect, test } from "@jest/globals";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { conditionTexts, waitingConditionTexts } from "./conditionTexts.ts";
import { evidenceOver } from "./leaveInRow.ts";

const DAY = 480;
const grants = [{ frequency: "yearly" as const, amount: 20 }];

test.each<[BookingRule, number, "day" | "hour", string[]]>([
  [{ evidenceAfter: 3 }, 3 * DAY, "day", []],
  [{ evidenceAfter: 3 }, 3.5 * DAY, "day", ["A document is needed for more than 3 days"]],
  [{ evidenceAfter: 0 }, DAY / 2, "day", ["A document is needed"]],
  [{ paidUpTo: 5 }, 5 * DAY, "day", []],
  [{ paidUpTo: 5 }, 6 * DAY, "day", ["1 of 6 days is unpaid"]],
  [{ paidUpTo: 5 }, 5.5 * DAY, "day", ["0.5 of 5.5 days are unpaid"]],
  [{ paidUpTo: 0 }, 2 * DAY, "day", ["This leave is unpaid"]],
  [
    { evidenceAfter: 8, paidUpTo: 16 },
    3 * DAY,
    "hour",
    ["A document is needed for more than 8 hours", "8 of 24 hours are unpaid"],
  ],
])("under %j, a request of %d minutes in the unit %s has the conditions %j", (booking, minutes, unit, texts) => {
  const accrual = aDocumentCase({ unit, grants, booking });
  expect(conditionTexts({ startDate: "2027-03-01", minutes }, accrual)).toEqual(texts);
});

test("a simple policy has no conditions", () =>
  expect(conditionTexts({ startDate: "2027-03-01", minutes: 30 * DAY }, aCase({}))).toEqual([]));

test.each<[BookingRule, "day" | "hour", number | null]>([
  [{ evidenceAfter: 3 }, "day", 3 * DAY],
  [{ evidenceAfter: "10/3" }, "day", 1600],
  [{ evidenceAfter: "1/7" }, "hour", 8],
  [{ paidUpTo: 5 }, "day", null],
])("under %j in the unit %s, evidence is needed for more than %j minutes", (booking, unit, minutes) =>
  expect(evidenceOver({ startDate: "2027-03-01", minutes: DAY }, aDocumentCase({ unit, grants, booking }))).toBe(
    minutes,
  ),
);

test("leave in a row needs the evidence of one request, and is paid like one", () => {
  const accrual = aDocumentCase({ unit: "day", grants, booking: { evidenceAfter: 3, paidUpTo: 5 } });
  const shown = (own: number, inRow: number) =>
    conditionTexts({ startDate: "2027-03-01", minutes: own * DAY, inRow: inRow * DAY }, accrual);
  expect(shown(2, 3)).toEqual([]);
  expect(shown(2, 4)).toEqual([
    "A document is needed for more than 3 days; together with adjacent leave, this is 4 days in a row",
  ]);
  const unpaid = "Together with adjacent leave, 2 of 7 days in a row are unpaid";
  expect(shown(4, 7)).toEqual(["A document is needed for more than 3 days", unpaid]);
  const over = (own: number, inRow: number) =>
    evidenceOver({ startDate: "2027-03-01", minutes: own * DAY, inRow: inRow * DAY }, accrual);
  expect([over(2, 2), over(2, 4), over(2, 9)]).toEqual([3 * DAY, DAY, 0]);
  const waiting = { startDate: "2027-03-01", status: "pending" as const, minutes: 2 * DAY, evidenceCount: 0 };
  const textsFor = (evidence: object) => waitingConditionTexts({ evidenceOver: DAY, ...waiting, ...evidence }, accrual);
  expect(textsFor({ inRow: 7 * DAY })).toEqual(["A document is needed", unpaid]);
  expect(textsFor({ evidenceOver: null, evidenceOfLeave: { evidenceOver: DAY, evidenceCount: 0 } })).toHaveLength(1);
  expect(textsFor({ evidenceOver: null, evidenceOfLeave: { evidenceOver: DAY, evidenceCount: 1 } })).toEqual([]);
});

test("a submitted request lacks a document until a file is attached, while it is pending or approved", () => {
  const accrual = aDocumentCase({ unit: "day", grants, booking: { paidUpTo: 5 } });
  const request = { startDate: "2027-03-01", minutes: 4 * DAY, evidenceOver: 3 * DAY, evidenceCount: 0 };
  const shown = (status: "pending" | "approved" | "rejected", changed = {}) =>
    waitingConditionTexts({ ...request, status, ...changed }, accrual);
  expect(shown("pending")).toEqual(["A document is needed"]);
  expect(shown("approved", { minutes: 6 * DAY })).toEqual(["A document is needed", "1 of 6 days is unpaid"]);
  expect(shown("pending", { evidenceCount: 1 })).toEqual([]);
  expect(shown("pending", { minutes: 3 * DAY })).toEqual([]);
  expect(shown("pending", { evidenceOver: null })).toEqual([]);
  expect(shown("rejected")).toEqual([]);
});

test("leave of an unpaid type is unpaid under every policy", () => {
  const booked = { startDate: "2027-03-01", minutes: DAY, isUnpaid: true };
  expect(conditionTexts(booked, aCase({}))).toEqual(["This leave is unpaid"]);
  const paidAtFirst = aDocumentCase({ unit: "day", grants, booking: { paidUpTo: 5, evidenceAfter: 0 } });
  expect(conditionTexts(booked, paidAtFirst)).toEqual(["A document is needed", "This leave is unpaid"]);
});
