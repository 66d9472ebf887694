import { describe, expect, test } from "@jest/globals";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking, aLine, daysOf } from "#tests/scenarios/aLine.ts";
import { balanceOn } from "./balance.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { postingsDue } from "./postingsDue.ts";

const DAY = 480;

interface Given {
  policy?: Partial<PolicyTerms>;
  lines?: LedgerEntry[];
  today: string;
}

function posted({ policy = {}, lines = [], today, ...rest }: Given & Parameters<typeof aCase>[0]) {
  return postingsDue(aCase({ policy, ...rest }), lines, null, today);
}

describe("accruals", () => {
  test("20 a year, start date unset: 20 on the first day of the year", () => {
    expect(posted({ today: "2027-01-01" })).toEqual([
      {
        type: "vacation",
        leaveYear: 2027,
        kind: "accrual",
        minutes: 9600,
        effectiveOn: "2027-01-01",
        sourceKey: "accrual:vacation:2027-01-01",
        isUnlimited: false,
        details: { period: "2027" },
      },
    ]);
  });

  test("20 a year, start date 2010-03-01, added 2026-11-20: 20, and no carry-over", () => {
    const lines = posted({ addedOn: "2026-11-20", startDate: "2010-03-01", today: "2026-11-20" });
    expect(lines).toMatchObject([{ kind: "accrual", minutes: 9600, effectiveOn: "2026-01-01", leaveYear: 2026 }]);
  });

  test("an unlimited policy posts nothing", () => {
    expect(posted({ policy: { isUnlimited: true, accrual: 0 }, today: "2029-06-01" })).toEqual([]);
  });

  test("an amount of 0 is no line", () => {
    expect(posted({ policy: { accrual: 0 }, today: "2027-12-31" })).toEqual([]);
  });

  test("nothing is posted for days after the last one", () => {
    const lines = posted({
      policy: { accrualTiming: "monthly_increments" },
      endDate: "2027-03-15",
      today: "2029-01-01",
    });
    expect(lines.map(({ effectiveOn }) => effectiveOn)).toEqual(["2027-01-01", "2027-02-01", "2027-03-01"]);
    expect(lines[2]?.minutes).toBe(Math.round((800 * 15) / 31));
  });

  test("what is in the ledger already is not posted again, whatever the mark says", () => {
    const lines = posted({ today: "2028-06-01" });
    expect(posted({ lines, today: "2028-06-01" })).toEqual([]);
  });
});

describe("cap", () => {
  test("2 a month, cap 5, 5 used in March: 2, 2, 1 and 1 lost, 2", () => {
    const policy = { accrual: 2 * DAY, accrualPeriod: "month", maxBalance: 5 * DAY } as const;
    const lines = posted({ policy, lines: [aBooking(5, "2027-03-08")], today: "2027-04-01" });
    expect(daysOf(lines, "accrual")).toEqual([2, 2, 1, 2]);
    expect(lines[2]?.details).toEqual({ period: "2027-03", lost: DAY });
  });

  test("a posting lost whole counts as posted", () => {
    const policy = { accrual: DAY, accrualPeriod: "month", maxBalance: 2 * DAY } as const;
    const lines = posted({ policy, today: "2027-06-01" });
    expect(daysOf(lines, "accrual")).toEqual([1, 1, 0, 0, 0, 0]);
    expect(posted({ policy, today: "2027-06-01", lines: [...lines, aBooking(2, "2027-06-02")] })).toEqual([]);
  });

  test("a scheduled raise is cut like any posting, and what it lost is not made up for", () => {
    const accrual = aCase({
      policy: { maxBalance: 21 * DAY },
      changes: { "2027-07-01": { accrual: 25 * DAY, maxBalance: 21 * DAY } },
    });
    const lines = postingsDue(accrual, [], null, "2027-12-31");
    expect(lines[1]).toMatchObject({ kind: "policy_change", minutes: DAY, details: { lost: 730, cause: "policy" } });
    expect(lines).toHaveLength(2);
  });

  test("a scheduled cut takes away whatever the maximum is", () => {
    const accrual = aCase({ changes: { "2027-07-01": { accrual: 10 * DAY, maxBalance: 0 } } });
    expect(postingsDue(accrual, [], null, "2027-12-31")[1]?.minutes).toBe(
      Math.round((4800 * 184) / 365 - (9600 * 184) / 365),
    );
  });
});

describe("roll-over", () => {
  const capped = { accrual: 21 * DAY, maxBalance: 28 * DAY };

  test("21 a year, cap 28, carry 7, 15 used: carry 6, accrue 21: 27", () => {
    const lines = [aBooking(15, "2027-05-03")];
    const policy = { ...capped, carryOver: 7 * DAY };
    const all = [...lines, ...posted({ policy, lines, today: "2028-01-01" })];
    expect(balanceOn(all, 2028, "2028-01-01")).toBe(27 * DAY);
  });

  test("21 a year, cap 28, carry 10, 9 left: carry 9, accrue 19: 28", () => {
    const policy = { ...capped, carryOver: 10 * DAY };
    const lines = posted({ policy, lines: [aBooking(12, "2027-05-03")], today: "2028-01-01" });
    expect(daysOf(lines, "carry_over")).toEqual([9]);
    expect(daysOf(lines, "accrual")).toEqual([21, 19]);
  });

  test("carry 5, 8 left, 3 approved for January: carry 5, the 3 are the new year's", () => {
    const lines = [aBooking(12, "2027-05-03"), aBooking(3, "2028-01-10")];
    const due = posted({ lines, today: "2028-01-01" });
    expect(daysOf(due, "carry_over")).toEqual([5]);
    expect(due[1]?.details).toEqual({ limit: 5 * DAY, lapsed: 3 * DAY });
    expect(balanceOn([...lines, ...due], 2028, "2028-12-31")).toBe((5 + 20 - 3) * DAY);
    expect(balanceOn([...lines, ...due], 2027, "2028-12-31")).toBe(8 * DAY);
  });

  test("carry 5, 2 below 0: the 2 are carried whole", () => {
    const lines = posted({ lines: [aBooking(22, "2027-05-03")], today: "2028-01-01" });
    expect(daysOf(lines, "carry_over")).toEqual([-2]);
  });

  test("usage under an unlimited policy leaves nothing to carry", () => {
    const lines = [aBooking(12, "2027-05-03", { isUnlimited: true })];
    expect(daysOf(posted({ lines, today: "2028-01-01" }), "carry_over")).toEqual([5]);
  });

  test("carry-over comes before what falls due that day, year after year", () => {
    expect(posted({ today: "2029-02-01" }).map(({ sourceKey }) => sourceKey)).toEqual([
      "accrual:vacation:2027-01-01",
      "carry_over:vacation:2028",
      "accrual:vacation:2028-01-01",
      "carry_over:vacation:2029",
      "accrual:vacation:2029-01-01",
    ]);
  });

  test("a year with nothing to carry is opened all the same: the line records the limit and what lapsed", () => {
    const lines = posted({ policy: { carryOver: 0 }, today: "2028-01-01" });
    expect(lines[1]).toMatchObject({ kind: "carry_over", minutes: 0, details: { limit: 0, lapsed: 20 * DAY } });
  });

  test("an adjustment counts like everything else that is left, and is never cut", () => {
    const lines = [aLine("adjustment", 40, "2027-02-01")];
    const due = posted({ policy: { carryOver: 50 * DAY, maxBalance: 28 * DAY }, lines, today: "2028-01-01" });
    expect(daysOf(due, "carry_over")).toEqual([50]);
    expect(daysOf(due, "accrual")).toEqual([20, 0]);
  });
});
