import { describe, expect, test } from "@jest/globals";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import type { CheckedEntry } from "./Finding.ts";
import { dueEntries } from "../dueEntries.ts";
import { verifyLedger } from "./verifyLedger.ts";
import type { CheckedLedger } from "./verifyLedger.ts";

const accrual = aCase();
const days = (...dates: string[]) => dates.map((date) => ({ date, minutes: 480 }));
const approved = { id: "r1", status: "approved", dayCosts: days("2027-03-01", "2027-03-02") } as const;
const usage = aBooking(2, "2027-03-01", { sourceKey: "usage:r1:2027", details: { requestId: "r1" } });
const entries = [usage, ...dueEntries(accrual, [usage], null, "2028-02-01")];

function found(given: Partial<CheckedLedger> = {}) {
  const ledger = {
    accrual,
    entries,
    requests: [approved],
    postedThrough: "2028-02-01",
    changedOn: null,
    employmentChangedOn: null,
    ...given,
  };
  return verifyLedger(ledger).map(({ kind, text }) => `${kind}: ${text}`);
}

const bookings = (given: Partial<CheckedLedger>) => found(given).filter((text) => text.includes("Request"));
const withEntry = (entry: CheckedEntry) => found({ entries: [...entries, entry] });

test("a ledger in which each entry has its cause passes", () => {
  expect(found()).toEqual([]);
  expect(found({ entries: [], requests: [], postedThrough: null })).toEqual([]);
});

describe("the findings", () => {
  test("an entry posted twice is found", () => {
    expect(withEntry(usage)[0]).toBe("duplicate: usage:r1:2027 is posted twice");
  });

  test("leave without an approved request is found", () => {
    expect(found({ requests: [] })).toEqual(["without_cause: usage:r1:2027 has no approved request"]);
    expect(found({ requests: [{ ...approved, status: "pending" }] })[0]).toMatch("without_cause");
  });

  test("an approved request without a charge is found", () => {
    const forgotten = { ...approved, id: "r2", dayCosts: days("2028-05-02") };
    expect(found({ requests: [approved, forgotten] })).toEqual([
      "missing: Request r2 (approved) is charged 480 minutes too little in 2028",
    ]);
  });

  test("a request with a wrong charge, or without a credit after its cancellation, is found", () => {
    const shorter = { ...approved, dayCosts: days("2027-03-01") };
    expect(found({ requests: [shorter] })).toEqual([
      "wrong_amount: Request r1 (approved) is charged 480 minutes too much in 2027",
    ]);
    expect(found({ requests: [{ ...approved, status: "cancelled" }] })[0]).toMatch("960 minutes too much");
  });

  test("leave is found that costs nothing though its terms are limited, or the reverse, except of former people", () => {
    const free = entries.map((entry) => (entry === usage ? { ...usage, isUnlimited: true } : entry));
    const findings = [
      "wrong_amount: Request r1 (approved) is charged 960 minutes too little in 2027",
      "wrong_amount: Request r1 (approved) is charged 960 minutes too much in 2027, under unlimited terms",
    ];
    expect(bookings({ entries: free })).toEqual(findings);
    expect(bookings({ accrual: aCase({ policy: { isUnlimited: true } }) })).toHaveLength(2);
    expect(bookings({ entries: free, keepsTerms: true })).toEqual([]);
  });

  test("leave that is charged on a date without employment is found", () => {
    const text = "without_cause: Request r1 (approved) is charged for 2027-03-02, when the person isn't employed";
    const leaving = aCase({ endDate: "2027-03-01" });
    expect(bookings({ accrual: leaving })).toEqual([text]);
    expect(bookings({ accrual: leaving, requests: [{ ...approved, status: "cancelled" }] })).not.toContain(text);
    expect(bookings({ accrual: aCase({ startDate: "2027-03-03" }) })).toHaveLength(2);
  });

  test("leave charged to a year other than that of its dates is found", () => {
    const misplaced = entries.map((entry) => (entry === usage ? { ...usage, leaveYear: 2028 } : entry));
    expect(found({ entries: misplaced }).map((text) => text.split(":")[0])).toContain("wrong_year");
  });

  test("an accrual that is missing, is early, or has a wrong amount is found", () => {
    expect(
      found({ entries: entries.filter(({ sourceKey }) => sourceKey !== "accrual:vacation:2027-01-01") }),
    ).toContain("missing: accrual:vacation:2027-01-01 was due but wasn't posted");
    const more = entries.map((entry) => (entry.kind === "accrual" ? { ...entry, minutes: entry.minutes + 1 } : entry));
    expect(found({ entries: more })).toEqual([
      "wrong_amount: accrual:vacation:2027-01-01 differs from the due entry",
      "wrong_amount: accrual:vacation:2028-01-01 differs from the due entry",
      "wrong_amount: Accrued 1 minute too much in 2028",
      "wrong_amount: Accrued 1 minute too much in 2027",
    ]);
    expect(withEntry(anEntry("accrual", 20, "2029-01-01"))[0]).toMatch("is posted before its due date");
  });

  test("an accrual that isn't due is found", () => {
    expect(withEntry(anEntry("accrual", 0, "2027-06-01", { sourceKey: "accrual:vacation:2027-06-01" }))).toEqual([
      "without_cause: accrual:vacation:2027-06-01 has no matching due entry",
    ]);
  });

  test("a carry-over that doesn't follow from the year before is found", () => {
    const adjusted = anEntry("adjustment", -18, "2027-12-31", { actorId: "a", reasonId: "b" } as Partial<CheckedEntry>);
    expect(withEntry(adjusted)).toEqual(["wrong_amount: Carried over 2,400 minutes too much into 2028"]);
  });

  test("an adjustment without an actor and a change without a cause are found", () => {
    expect(withEntry({ ...anEntry("adjustment", 0, "2027-06-01"), actorId: null, reasonId: "b" })[0]).toMatch(
      "without_cause",
    );
    expect(withEntry({ ...anEntry("policy_change", 0, "2027-06-01") })[0]).toMatch("has no recorded cause");
  });
});

test("entries due before a manual change are verified by their sum", () => {
  const monthly = aCase({ policy: { accrualTiming: "monthly_increments" } });
  const given = { accrual: monthly, entries: dueEntries(accrual, [], null, "2027-12-10"), requests: [] };
  expect(found({ ...given, postedThrough: "2027-12-10", changedOn: "2027-12-10" })).toEqual([]);
  expect(found({ ...given, postedThrough: "2027-12-10", changedOn: null })).not.toEqual([]);
});

test("nothing is owed under unlimited terms", () => {
  const unlimited = aCase({ changes: { "2027-07-01": { isUnlimited: true } } });
  const ledger = { accrual: unlimited, entries: dueEntries(accrual, [], null, "2027-07-01"), requests: [] };
  expect(found({ ...ledger, postedThrough: "2028-03-01" })).toEqual([]);
});
