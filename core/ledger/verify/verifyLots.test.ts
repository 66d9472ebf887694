import { expect, test } from "@jest/globals";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { dueEntries } from "../dueEntries.ts";
import type { CheckedEntry } from "./Finding.ts";
import { verifyLedger } from "./verifyLedger.ts";

const DAY = 480;
const accrual = aDocumentCase({
  unit: "day",
  grants: [
    { frequency: "yearly", amount: 20, cap: { balance: 22 }, carryOver: { max: 5, until: "03-31" } },
    { frequency: "monthly", amount: 1, carryOver: "none" },
  ],
});
const dayCosts = ["2028-03-30", "2028-04-03"].map((date) => ({ date, minutes: DAY }));
const request = { id: "r1", status: "approved" as const, dayCosts };
const usage = aBooking(2, "2028-03-30", { sourceKey: "usage:r1:2028", details: { requestId: "r1" } });
const [carried, later] = [dueEntries(accrual, [], null, "2028-03-29"), [usage]];
const entries: CheckedEntry[] = [...carried, ...later, ...expired(-4)];

function expired(days: number) {
  const on = "2028-04-01";
  const due = dueEntries(accrual, [...carried, ...later], "2028-03-29", "2028-04-10");
  return due.map((entry) =>
    entry.kind === "expiry" && entry.effectiveOn === on ? { ...entry, minutes: days * DAY } : entry,
  );
}

function found(all: readonly CheckedEntry[]): string[] {
  return verifyLedger({
    accrual,
    entries: all,
    requests: [request],
    postedThrough: "2028-04-10",
    changedOn: null,
    employmentChangedOn: null,
  }).map(({ text }) => text);
}

const withoutCarryOver = (all: readonly CheckedEntry[]) => all.filter(({ kind }) => kind !== "carry_over");

test("a ledger with lots passes if each lot was carried over, cut, and expired as the leave's dates require", () => {
  expect(found(entries)).toEqual([]);
});

test("verification finds days that expired after leave had used them, and days that should have expired", () => {
  const wrong = entries.map((entry) => (entry.kind === "expiry" ? { ...entry, minutes: entry.minutes - DAY } : entry));
  expect(found(wrong)).toEqual(["Expired 480 minutes too much in 2028 on 2028-04-01"]);
  expect(found(entries.filter(({ kind }) => kind !== "expiry"))).toEqual(["Expired 1,920 minutes too little in 2028"]);
});

test("verification finds a carry-over of the wrong lot, even if its sum is right", () => {
  const moved = entries.map((entry) =>
    entry.kind === "carry_over" && entry.minutes > 0 ? { ...entry, details: { expiresOn: "2028-06-30" } } : entry,
  );
  expect(found(moved).length).toBeGreaterThan(0);
});

test("verification finds a carry-over that was never posted, even if nothing was carried over", () => {
  const missing = "carry_over:vacation:2028 was due but wasn't posted";
  expect(found(withoutCarryOver(entries))).toContain(missing);
  const spent = [...later, aBooking(32, "2027-03-01")];
  const nothingCarried = [...spent, ...dueEntries(accrual, spent, null, "2028-04-10")];
  expect(nothingCarried.filter(({ kind }) => kind === "carry_over").map(({ minutes }) => minutes)).toEqual([0]);
  expect(found(withoutCarryOver(nothingCarried))).toContain(missing);
});

test("verification finds a grant's missing accrual, even if another grant's was posted that day", () => {
  const without = entries.filter(({ sourceKey }) => sourceKey !== "accrual:vacation:2028-02-01:1");
  expect(found(without)).toContain("accrual:vacation:2028-02-01:1 was due but wasn't posted");
});

test("verification skips only the leave year that waits for missing facts, and the carry-over that follows from it", () => {
  const bySeniority = { by: "serviceYearNumber", map: { 8: 20, 9: 20, 10: 20 } };
  const document = {
    unit: "day",
    grants: [{ frequency: "yearly", amount: bySeniority, carryOver: { max: 5 } }],
  } as const;
  const waiting = aDocumentCase(document, { startDate: "2020-03-15" });
  const day = "2029-06-01";
  const posted = dueEntries(waiting, [], null, day);
  const verified = (all: readonly CheckedEntry[]) =>
    verifyLedger({
      accrual: waiting,
      entries: all,
      requests: [],
      postedThrough: day,
      changedOn: null,
      employmentChangedOn: null,
    }).map(({ text }) => text);
  const withMinutes = (minutes: number, kind: string, year: number) =>
    verified(posted.map((entry) => (entry.kind === kind && entry.leaveYear === year ? { ...entry, minutes } : entry)));
  expect(isWaiting(waiting, 2027)).toBe(true);
  expect(isWaiting(waiting, 2028)).toBe(false);
  expect(verified(posted)).toEqual([]);
  expect(withMinutes(10 * DAY, "accrual", 2028)).toContain("Accrued 4,800 minutes too little in 2028");
  expect(withMinutes(10 * DAY, "accrual", 2029)).toContain("Accrued 4,800 minutes too little in 2029");
  expect(withMinutes(DAY, "carry_over", 2029)).toEqual(["Carried over 1,920 minutes too little in 2029"]);
  const [first] = posted.filter(({ kind }) => kind === "accrual");
  if (!first) throw new Error("Nothing accrued");
  const before = { ...first, leaveYear: 2027, effectiveOn: "2027-01-01", sourceKey: "accrual:vacation:2027-01-01" };
  expect(verified([before, ...posted])).toEqual([]);
});
