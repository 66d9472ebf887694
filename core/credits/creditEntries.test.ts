import { expect, test } from "@jest/globals";
import { balanceOn } from "#core/ledger/balance.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { ledgerCorrections } from "#core/ledger/ledgerCorrections.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { verifyLedger } from "#core/ledger/verify/verifyLedger.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { creditConditions } from "./creditConditions.ts";
import { creditEntry, reversedCredit } from "./creditEntries.ts";

const accrual = aDocumentCase({
  unit: "day",
  grants: [{ frequency: "perEvent", eventKind: "inspection", amount: 1, carryOver: { months: 3 } }],
  credits: {},
});
const credit = { id: "c1", workedOn: "2027-03-06", minutes: 960, undone: 0 };
const approved = creditEntry(credit, accrual, "2027-03-08");

function balances(entered: readonly LedgerEntry[], ...days: string[]): number[] {
  return days.map((day) => {
    const known = entered.filter(({ effectiveOn }) => effectiveOn <= day);
    return balanceOn([...known, ...dueEntries(accrual, known, null, day)], 2027, day) / 480;
  });
}

function found(entered: readonly LedgerEntry[], status: "approved" | "pending") {
  const due = [...entered, ...dueEntries(accrual, entered, null, "2027-06-08")];
  const entries = [...due, ...ledgerCorrections(accrual, due, { today: "2027-06-08", id: "late" })];
  const dates = { postedThrough: "2027-06-08", changedOn: null, employmentChangedOn: null };
  const { id, minutes } = credit;
  return verifyLedger({ accrual, entries, requests: [], credits: [{ id, status, minutes }], ...dates });
}

test("approved time counts from the day of the approval, and expires with the lots of the first grant", () => {
  expect(balances([approved], "2027-03-07", "2027-03-08", "2027-06-07", "2027-06-08")).toEqual([0, 2, 2, 0]);
  expect(creditConditions(accrual, "2027-03-08")).toEqual(["If approved today, the time expires after June 7, 2027"]);
  expect(found([approved], "approved")).toEqual([]);
});

test("of time that was partly used, only the rest expires", () => {
  const used = aBooking(1.5, "2027-05-03", { sourceKey: "usage:r1", details: { requestId: "r1" } });
  expect(balances([approved, used], "2027-06-07", "2027-06-08")).toEqual([0.5, 0]);
});

test("time that is taken back leaves nothing, and may leave time owed that was used", () => {
  const undone = reversedCredit(approved, { today: "2027-03-09", isUndo: true });
  expect(balances([approved, undone], "2027-03-09", "2027-06-08")).toEqual([0, 0]);
  expect(found([approved, undone], "pending")).toEqual([]);
  const used = aBooking(1, "2027-05-03", { sourceKey: "usage:r1", details: { requestId: "r1" } });
  expect(balances([approved, used, { ...undone, effectiveOn: "2027-05-10" }], "2027-05-10")).toEqual([-1]);
});

test("an approval after an undo is posted again under another key", () => {
  const undone = reversedCredit(approved, { today: "2027-03-08", isUndo: true });
  const again = creditEntry({ ...credit, undone: 1 }, accrual, "2027-03-08");
  expect(new Set([approved, undone, again].map(({ sourceKey }) => sourceKey)).size).toBe(3);
  expect(balances([approved, undone, again], "2027-03-08", "2027-06-08")).toEqual([2, 0]);
  expect(found([approved, undone, again], "approved")).toEqual([]);
});

test("the verification finds a credit without its entry, with a wrong amount, and an entry without its credit", () => {
  expect(found([], "approved")).toEqual([
    { kind: "missing", text: "Credit c1 (approved) added 960 minutes too little" },
  ]);
  expect(found([approved], "pending")[0]?.text).toBe("Credit c1 (pending) added 960 minutes too much");
  const strange = creditEntry({ ...credit, id: "c2" }, accrual, "2027-03-08");
  expect(found([approved, strange], "approved")[0]?.text).toBe("credit:c2:0 has no credit");
});

test("a simple policy gives the time no dates", () => {
  const { details } = creditEntry(
    credit,
    aDocumentCase({ unit: "day", grants: [{ frequency: "yearly", amount: 20 }] }),
    "2027-03-08",
  );
  expect(details).toEqual({ creditId: "c1", workedOn: "2027-03-06" });
});
