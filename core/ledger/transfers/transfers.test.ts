import { expect, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { wholeBalance } from "../balance.ts";
import { dueEntries } from "../dueEntries.ts";
import { ledgerCorrections } from "../ledgerCorrections.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import type { PersonLedger } from "../lots/PersonLedger.ts";
import { acrossTypes } from "./acrossTypes.ts";
import { dueReceipt, linkedCases } from "./receipts.ts";

const DAY = 480;
const sending = (amount: number, max: number, excess: string) =>
  ({ unit: "day", grants: [{ frequency: "yearly", amount, carryOver: { max, excess } }] }) as const;

const cases: Record<LeaveType, AccrualCase> = {
  vacation: aDocumentCase(sending(20, 5, "sick")),
  sick: aDocumentCase(sending(10, 12, "personal")),
  personal: aCase({ policy: { accrual: 3 * DAY, carryOver: 0, maxBalance: 20 * DAY } }),
};
const TYPES = ["personal", "sick", "vacation"] as const;

const caseOf = (type: LeaveType) => ({ ...(cases[type] ?? aCase()), type });
const used = (days: number, on: string): LedgerEntry => ({ ...aBooking(days, on), sourceKey: `usage:${on}` });

function ledgersOf(entries: readonly LedgerEntry[], types: readonly LeaveType[] = TYPES): PersonLedger[] {
  return types.map((type) => ({ accrual: caseOf(type), entries: entries.filter((entry) => entry.type === type) }));
}

function posted(
  entries: readonly LedgerEntry[],
  after: string | null,
  through: string,
  types = TYPES as readonly LeaveType[],
) {
  const due = acrossTypes(ledgersOf(entries, types), dueReceipt({ after, through }), ({ accrual, entries: all }) =>
    dueEntries(accrual, all, after, through),
  );
  return [...entries, ...due];
}

function corrected(entries: readonly LedgerEntry[], today: string, changed: LeaveType, id = "late") {
  const receipt = { isDue: (day: string) => day <= today, today, id, isCorrection: true };
  const owed = acrossTypes(ledgersOf(entries), receipt, ({ accrual, entries: all }, received) =>
    received.length > 0 || accrual.type === changed ? ledgerCorrections(accrual, all, { today, id }) : [],
  );
  return [...entries, ...owed];
}

const transfers = (entries: readonly LedgerEntry[]) =>
  entries
    .filter(({ kind }) => kind === "transfer")
    .map(({ type, minutes, effectiveOn, leaveYear }) => `${effectiveOn} ${type} ${minutes / DAY} in ${leaveYear}`)
    .toSorted();

const balances = (entries: readonly LedgerEntry[], year: number) =>
  Object.fromEntries(
    TYPES.map((type) => [
      type,
      wholeBalance(
        entries.filter((entry) => entry.type === type),
        year,
      ) / DAY,
    ]),
  );

const contents = (entries: readonly LedgerEntry[]) => entries.map((entry) => JSON.stringify(entry)).toSorted();

test("a type's excess leaves it on a leave year's last day and is credited to another type on the next day", () => {
  const entries = posted([used(8, "2027-06-01")], null, "2028-01-01");
  expect(transfers(entries)).toEqual(["2027-12-31 vacation -7 in 2027", "2028-01-01 sick 7 in 2028"]);
  expect(balances(entries, 2028)).toEqual({ vacation: 25, sick: 27, personal: 3 });
});

test("excess moves along a chain, one step a year, and a simple policy also receives it", () => {
  const entries = posted([used(8, "2027-06-01")], null, "2029-02-01");
  expect(transfers(entries)).toContain("2029-01-01 personal 15 in 2029");
  expect(balances(entries, 2029)).toEqual({ vacation: 25, sick: 42, personal: 18 });
});

test("the ledgers are the same whether runs are late or on time, and in any order of the types", () => {
  const leave = [used(8, "2027-06-01"), { ...used(4, "2028-03-01"), type: "sick" } as const];
  const once = posted(leave, null, "2029-08-15");
  let often: LedgerEntry[] = [...leave];
  for (let day = "2027-01-01"; day <= "2029-08-15"; day = addDays(day, 1)) {
    if (day.endsWith("-01") || day.endsWith("-15")) {
      const last = day.endsWith("-15") ? `${day.slice(0, 8)}01` : addDays(day, -1).slice(0, 8) + "15";
      often = posted(often, day === "2027-01-01" ? null : last, day, TYPES.toReversed());
    }
  }
  expect(contents(often)).toEqual(contents(once));
  expect(posted(once, null, "2029-08-15")).toEqual(once);
});

test("leave in a closed year that is entered late corrects the excess along the chain, and so does its reversal", () => {
  const inTime = posted([used(8, "2027-06-01"), used(3, "2027-09-01")], null, "2029-02-01");
  const late = corrected(
    [...posted([used(8, "2027-06-01")], null, "2029-02-01"), used(3, "2027-09-01")],
    "2029-02-01",
    "vacation",
  );
  expect(balances(late, 2029)).toEqual(balances(inTime, 2029));
  expect(transfers(late).filter((text) => text.startsWith("2029-02-01"))).toEqual([
    "2029-02-01 personal -3 in 2029",
    "2029-02-01 sick -3 in 2028",
    "2029-02-01 sick 3 in 2028",
    "2029-02-01 vacation 3 in 2027",
  ]);
  expect(corrected(late, "2029-02-01", "vacation", "again")).toEqual(late);
  const reversal = { ...used(-3, "2027-09-01"), kind: "usage_reversal", sourceKey: "reversal" } as const;
  const back = corrected([...late, reversal], "2029-02-02", "vacation", "back");
  expect(balances(back, 2029)).toEqual(balances(posted([used(8, "2027-06-01")], null, "2029-02-01"), 2029));
});

test("a type receives nothing while it is unlimited", () => {
  const ledgers = ledgersOf([], ["vacation", "sick"]).map((ledger) =>
    ledger.accrual.type === "sick"
      ? { ...ledger, accrual: { ...aCase({ policy: { isUnlimited: true } }), type: "sick" as const } }
      : ledger,
  );
  const receipt = { isDue: () => true, today: "2028-01-01", id: "due", isCorrection: false };
  const due = acrossTypes(ledgers, receipt, ({ accrual, entries }) => dueEntries(accrual, entries, null, "2028-01-01"));
  expect(transfers(due)).toEqual(["2027-12-31 vacation -15 in 2027"]);
});

test("types are linked when their own leave year begins, whatever the leave year of the first type", () => {
  const other = { ...caseOf("comp_time"), startsIn: 7 };
  const linkedIn = (after: string, through: string) =>
    linkedCases([other, ...TYPES.map(caseOf)], { after, through }).map(({ type }) => type);
  expect(linkedIn("2027-12-31", "2028-01-01")).toEqual(TYPES);
  expect(linkedIn("2028-06-30", "2028-07-01")).toEqual([]);
});
