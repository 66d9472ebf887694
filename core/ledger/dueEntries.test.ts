import { describe, expect, test } from "@jest/globals";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking, anEntry, daysOf } from "#tests/scenarios/anEntry.ts";
import { balanceOn } from "./balance.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { dueEntries } from "./dueEntries.ts";

const DAY = 480;

interface Given {
  policy?: Partial<PolicyTerms>;
  entries?: LedgerEntry[];
  today: string;
}

function posted({ policy = {}, entries = [], today, ...rest }: Given & Parameters<typeof aCase>[0]) {
  return dueEntries(aCase({ policy, ...rest }), entries, null, today);
}

describe("accruals", () => {
  test("20 a year without a start date post 20 on the first day of the year", () => {
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

  test("a person added on 2026-11-20 with a start date in 2010 gets 20 and no carry-over", () => {
    const entries = posted({ addedOn: "2026-11-20", startDate: "2010-03-01", today: "2026-11-20" });
    expect(entries).toMatchObject([{ kind: "accrual", minutes: 9600, effectiveOn: "2026-01-01", leaveYear: 2026 }]);
  });

  test("an unlimited policy posts nothing", () => {
    expect(posted({ policy: { isUnlimited: true, accrual: 0 }, today: "2029-06-01" })).toEqual([]);
  });

  test("an amount of 0 posts no entry", () => {
    expect(posted({ policy: { accrual: 0 }, today: "2027-12-31" })).toEqual([]);
  });

  test("nothing is posted for days after the last day", () => {
    const entries = posted({
      policy: { accrualTiming: "monthly_increments" },
      endDate: "2027-03-15",
      today: "2029-01-01",
    });
    expect(entries.map(({ effectiveOn }) => effectiveOn)).toEqual(["2027-01-01", "2027-02-01", "2027-03-01"]);
    expect(entries[2]?.minutes).toBe(Math.round((800 * 15) / 31));
  });

  test("entries already in the ledger are not posted again", () => {
    const entries = posted({ today: "2028-06-01" });
    expect(posted({ entries, today: "2028-06-01" })).toEqual([]);
  });
});

describe("the maximum balance", () => {
  test("2 a month with a cap of 5 and 5 used in March post 2, 2, 1 with 1 lost, and 2", () => {
    const policy = { accrual: 2 * DAY, accrualPeriod: "month", maxBalance: 5 * DAY } as const;
    const entries = posted({ policy, entries: [aBooking(5, "2027-03-08")], today: "2027-04-01" });
    expect(daysOf(entries, "accrual")).toEqual([2, 2, 1, 2]);
    expect(entries[2]?.details).toEqual({ period: "2027-03", lost: DAY });
  });

  test("an accrual that is lost completely counts as posted", () => {
    const policy = { accrual: DAY, accrualPeriod: "month", maxBalance: 2 * DAY } as const;
    const entries = posted({ policy, today: "2027-06-01" });
    expect(daysOf(entries, "accrual")).toEqual([1, 1, 0, 0, 0, 0]);
    expect(posted({ policy, today: "2027-06-01", entries: [...entries, aBooking(2, "2027-06-02")] })).toEqual([]);
  });

  test("the maximum cuts a scheduled raise, and the lost part is never posted later", () => {
    const accrual = aCase({
      policy: { maxBalance: 21 * DAY },
      changes: { "2027-07-01": { accrual: 25 * DAY, maxBalance: 21 * DAY } },
    });
    const entries = dueEntries(accrual, [], null, "2027-12-31");
    expect(entries[1]).toMatchObject({ kind: "policy_change", minutes: DAY, details: { lost: 730, cause: "policy" } });
    expect(entries).toHaveLength(2);
  });

  test("a scheduled reduction applies regardless of the maximum", () => {
    const accrual = aCase({ changes: { "2027-07-01": { accrual: 10 * DAY, maxBalance: 0 } } });
    expect(dueEntries(accrual, [], null, "2027-12-31")[1]?.minutes).toBe(
      Math.round((4800 * 184) / 365 - (9600 * 184) / 365),
    );
  });
});

describe("year-end carry-over", () => {
  const capped = { accrual: 21 * DAY, maxBalance: 28 * DAY };

  test("21 a year with a cap of 28, a limit of 7, and 15 used carry 6 and accrue 21, which makes 27", () => {
    const entries = [aBooking(15, "2027-05-03")];
    const policy = { ...capped, carryOver: 7 * DAY };
    const all = [...entries, ...posted({ policy, entries, today: "2028-01-01" })];
    expect(balanceOn(all, 2028, "2028-01-01")).toBe(27 * DAY);
  });

  test("21 a year with a cap of 28, a limit of 10, and 9 left carry 9 and accrue 19, which makes 28", () => {
    const policy = { ...capped, carryOver: 10 * DAY };
    const entries = posted({ policy, entries: [aBooking(12, "2027-05-03")], today: "2028-01-01" });
    expect(daysOf(entries, "carry_over")).toEqual([9]);
    expect(daysOf(entries, "accrual")).toEqual([21, 19]);
  });

  test("8 left with a limit of 5 and 3 approved for January carry 5, and the new year is charged for the 3", () => {
    const entries = [aBooking(12, "2027-05-03"), aBooking(3, "2028-01-10")];
    const due = posted({ entries, today: "2028-01-01" });
    expect(daysOf(due, "carry_over")).toEqual([5]);
    expect(due[1]?.details).toEqual({ limit: 5 * DAY, expired: 3 * DAY });
    expect(balanceOn([...entries, ...due], 2028, "2028-12-31")).toBe((5 + 20 - 3) * DAY);
    expect(balanceOn([...entries, ...due], 2027, "2028-12-31")).toBe(8 * DAY);
  });

  test("a balance 2 below zero is carried whole", () => {
    const entries = posted({ entries: [aBooking(22, "2027-05-03")], today: "2028-01-01" });
    expect(daysOf(entries, "carry_over")).toEqual([-2]);
  });

  test("usage under an unlimited policy doesn't reduce the carry-over", () => {
    const entries = [aBooking(12, "2027-05-03", { isUnlimited: true })];
    expect(daysOf(posted({ entries, today: "2028-01-01" }), "carry_over")).toEqual([5]);
  });

  test("the carry-over is posted before other entries due that day, year after year", () => {
    expect(posted({ today: "2029-02-01" }).map(({ sourceKey }) => sourceKey)).toEqual([
      "accrual:vacation:2027-01-01",
      "carry_over:vacation:2028",
      "accrual:vacation:2028-01-01",
      "carry_over:vacation:2029",
      "accrual:vacation:2029-01-01",
    ]);
  });

  test("a year with nothing to carry still gets an entry that records the limit and the expired minutes", () => {
    const entries = posted({ policy: { carryOver: 0 }, today: "2028-01-01" });
    expect(entries[1]).toMatchObject({ kind: "carry_over", minutes: 0, details: { limit: 0, expired: 20 * DAY } });
  });

  test("an adjustment is carried like other days and is never cut", () => {
    const entries = [anEntry("adjustment", 40, "2027-02-01")];
    const due = posted({ policy: { carryOver: 50 * DAY, maxBalance: 28 * DAY }, entries, today: "2028-01-01" });
    expect(daysOf(due, "carry_over")).toEqual([50]);
    expect(daysOf(due, "accrual")).toEqual([20, 0]);
  });
});
