import { expect, test } from "@jest/globals";
import { LotBookings } from "#core/requests/lots/LotBookings.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import { balanceOn } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { lotsLeft } from "./lotsLeft.ts";
import { replayYear } from "./replayYear.ts";

const DAY = 480;
const lasting = (amount: unknown) =>
  ({ unit: "day", grants: [{ frequency: "yearly", amount, carryOver: { months: 3 } }] }) as const;
const cappedInMay = (amount: unknown) =>
  ({ unit: "day", grants: [{ frequency: "yearly", amount, cap: { on: "05-31", balance: 8 } }] }) as const;
const settledOnLeaving = (amount: unknown) =>
  ({
    unit: "day",
    grants: [{ frequency: "yearly", amount, leaverShare: "full" }],
    settlement: { pay: "none" },
  }) as const;
const byGrade = { by: "grade", map: { staff: 20 } };

type Rule = (amount: unknown) => object;

function figures(
  rule: Rule,
  { waitingFrom, today, booked = [] }: { waitingFrom: string; today: string; booked?: LedgerEntry[] },
) {
  const document = rule(20) as Parameters<typeof aDocumentCase>[0];
  const waiting = rule(byGrade) as Parameters<typeof aDocumentCase>[0];
  const before = aDocumentCase(document);
  const accrual = aDocumentCase(document, { changes: { [waitingFrom]: waiting } });
  const known = [...booked, ...dueEntries(before, booked, null, waitingFrom)];
  const changed = changeEntries(accrual, known, { today: waitingFrom, cause: "policy", id: "grade", before });
  const entries = [...known, ...changed, ...dueEntries(accrual, [...known, ...changed], waitingFrom, today)];
  const ledger = { accrual, entries };
  const book = replayYear(ledger, 2027, today);
  return {
    balance: balanceOn(entries, 2027, today) / DAY,
    replayed: book.left().sub(book.owed).valueOf() / DAY,
    available: new LotBookings({ today, accrual, entries, leave: [] }, today).availableOn(today) / DAY,
    shown: lotsLeft(ledger, today).lots.map(({ left }) => left / DAY),
  };
}

test("while facts are missing, lots that reach their expiry day stay in the balance and can be used", () => {
  expect(figures(lasting, { waitingFrom: "2027-03-02", today: "2027-05-10" })).toEqual({
    balance: 20,
    replayed: 20,
    available: 20,
    shown: [20],
  });
});

test("lots that expired before the facts were missing stay expired", () => {
  expect(figures(lasting, { waitingFrom: "2027-04-10", today: "2027-05-10" })).toEqual({
    balance: 0,
    replayed: 0,
    available: 0,
    shown: [],
  });
});

test("a dated cap cuts nothing while facts are missing, and what it cut before stays cut", () => {
  const held = figures(cappedInMay, { waitingFrom: "2027-03-02", today: "2027-06-10" });
  expect(held).toEqual({ balance: 20, replayed: 20, available: 20, shown: [20] });
  const cut = figures(cappedInMay, { waitingFrom: "2027-06-02", today: "2027-06-10" });
  expect(cut).toEqual({ balance: 8, replayed: 8, available: 8, shown: [8] });
});

test("leave that uses lots that have since expired is owed while facts are missing", () => {
  const booked = [aBooking(5, "2027-04-12")];
  expect(figures(lasting, { waitingFrom: "2027-04-10", today: "2027-05-10", booked })).toMatchObject({
    balance: -5,
    replayed: -5,
  });
});

function leftAfterReturn(amount: unknown) {
  const document = settledOnLeaving(amount) as Parameters<typeof aDocumentCase>[0];
  const employment = [
    { startDate: null, endDate: "2027-03-31" },
    { startDate: "2027-05-01", endDate: null },
  ];
  const accrual = { ...aDocumentCase(document), employment };
  const entries = [anEntry("opening", 4, "2027-01-01"), anEntry("adjustment", 6, "2027-05-03")];
  const { lots, owed } = lotsLeft({ accrual, entries }, "2027-05-10");
  return lots.reduce((sum, { left }) => sum + left, -owed) / DAY;
}

test("the lots of a person who came back stay while the settlement of their last day waits for facts", () => {
  expect(leftAfterReturn(byGrade)).toBe(10);
  expect(leftAfterReturn(20)).toBe(6);
});
