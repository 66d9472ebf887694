import { describe, expect, test } from "@jest/globals";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking, aLine } from "#tests/scenarios/aLine.ts";
import type { CheckedLine } from "./Finding.ts";
import { postingsDue } from "../postingsDue.ts";
import { verifyLedger } from "./verifyLedger.ts";
import type { CheckedLedger } from "./verifyLedger.ts";

const accrual = aCase();
const days = (...dates: string[]) => dates.map((date) => ({ date, minutes: 480 }));
const approved = { id: "r1", status: "approved", dayCosts: days("2027-03-01", "2027-03-02") } as const;
const usage = aBooking(2, "2027-03-01", { sourceKey: "usage:r1:2027", details: { requestId: "r1" } });
const lines = [usage, ...postingsDue(accrual, [usage], null, "2028-02-01")];

/** What is found in that ledger but for what is given. */
function found(given: Partial<CheckedLedger> = {}) {
  const ledger = {
    accrual,
    lines,
    requests: [approved],
    postedThrough: "2028-02-01",
    changedOn: null,
    employmentChangedOn: null,
    ...given,
  };
  return verifyLedger(ledger).map(({ kind, text }) => `${kind}: ${text}`);
}

const withLine = (line: CheckedLine) => found({ lines: [...lines, line] });

test("a ledger in which every line has its cause is right", () => {
  expect(found()).toEqual([]);
  expect(found({ lines: [], requests: [], postedThrough: null })).toEqual([]);
});

describe("found is", () => {
  test("what is posted twice", () => {
    expect(withLine(usage)[0]).toBe("twice: usage:r1:2027 is posted twice");
  });

  test("leave without a request, or with one that was never approved", () => {
    expect(found({ requests: [] })).toEqual(["without_cause: usage:r1:2027 has no request that was approved"]);
    expect(found({ requests: [{ ...approved, status: "pending" }] })[0]).toMatch("without_cause");
  });

  test("an approved request that nothing was charged for", () => {
    const forgotten = { ...approved, id: "r2", dayCosts: days("2028-05-02") };
    expect(found({ requests: [approved, forgotten] })).toEqual([
      "missing: Request r2 (approved) is charged 480 minutes too little in 2028",
    ]);
  });

  test("a request charged with another amount, or not credited when it was cancelled", () => {
    const shorter = { ...approved, dayCosts: days("2027-03-01") };
    expect(found({ requests: [shorter] })).toEqual([
      "wrong_amount: Request r1 (approved) is charged 480 minutes too much in 2027",
    ]);
    expect(found({ requests: [{ ...approved, status: "cancelled" }] })[0]).toMatch("960 minutes too much");
  });

  test("leave in another year than its dates", () => {
    const misplaced = lines.map((line) => (line === usage ? { ...usage, leaveYear: 2028 } : line));
    expect(found({ lines: misplaced }).map((text) => text.split(":")[0])).toContain("wrong_place");
  });

  test("an accrual that is missing, has another amount or is early", () => {
    expect(found({ lines: lines.filter(({ sourceKey }) => sourceKey !== "accrual:vacation:2027-01-01") })).toContain(
      "missing: accrual:vacation:2027-01-01 was due but isn't posted",
    );
    const more = lines.map((line) => (line.kind === "accrual" ? { ...line, minutes: line.minutes + 1 } : line));
    expect(found({ lines: more })).toEqual([
      "wrong_amount: accrual:vacation:2027-01-01 differs from the due entry",
      "wrong_amount: accrual:vacation:2028-01-01 differs from the due entry",
      "wrong_amount: 1 minutes too much accrued in 2028",
      "wrong_amount: 1 minutes too much accrued in 2027",
    ]);
    expect(withLine(aLine("accrual", 20, "2029-01-01"))[0]).toMatch("is posted before its day");
  });

  test("an accrual that nothing is due for", () => {
    expect(withLine(aLine("accrual", 0, "2027-06-01", { sourceKey: "accrual:vacation:2027-06-01" }))).toEqual([
      "without_cause: accrual:vacation:2027-06-01 has no matching due entry",
    ]);
  });

  test("a carry-over that does not follow from the year before", () => {
    const adjusted = aLine("adjustment", -18, "2027-12-31", { actorId: "a", reasonId: "b" } as Partial<CheckedLine>);
    expect(withLine(adjusted)).toEqual(["wrong_amount: 2400 minutes too much carried over into 2028"]);
  });

  test("an adjustment that nobody made, a change that nothing caused", () => {
    expect(withLine({ ...aLine("adjustment", 0, "2027-06-01"), actorId: null, reasonId: "b" })[0]).toMatch(
      "without_cause",
    );
    expect(withLine({ ...aLine("policy_change", 0, "2027-06-01") })[0]).toMatch("does not say who or what caused it");
  });
});

test("after a change by hand what fell due before it is proved in sum", () => {
  const monthly = aCase({ policy: { accrualTiming: "monthly_increments" } });
  const given = { accrual: monthly, lines: postingsDue(accrual, [], null, "2027-12-10"), requests: [] };
  expect(found({ ...given, postedThrough: "2027-12-10", changedOn: "2027-12-10" })).toEqual([]);
  expect(found({ ...given, postedThrough: "2027-12-10", changedOn: null })).not.toEqual([]);
});

test("under unlimited terms nothing is owed", () => {
  const unlimited = aCase({ changes: { "2027-07-01": { isUnlimited: true } } });
  const ledger = { accrual: unlimited, lines: postingsDue(accrual, [], null, "2027-07-01"), requests: [] };
  expect(found({ ...ledger, postedThrough: "2028-03-01" })).toEqual([]);
});
