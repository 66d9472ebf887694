import { describe, expect, test } from "@jest/globals";
import { toDays } from "#core/leave/amounts.ts";
import { statementEntry } from "../testing/facts.ts";
import { leaveYears, yearStatement } from "./yearStatement.ts";

const twoYears = [
  statementEntry({ leaveYear: 2026, kind: "accrual", days: 20, balance: 20 }),
  statementEntry({ leaveYear: 2026, kind: "usage", days: -12, balance: 8 }),
  statementEntry({ leaveYear: 2027, kind: "carry_over", days: 5, balance: 5, effectiveOn: "2027-01-01", expired: 3 }),
  statementEntry({ leaveYear: 2027, kind: "accrual", days: 20, balance: 25 }),
  statementEntry({ leaveYear: 2027, kind: "policy_change", days: 2.5, balance: 27.5 }),
  statementEntry({ leaveYear: 2027, kind: "adjustment", days: -1.5, balance: 26 }),
  statementEntry({ leaveYear: 2027, kind: "usage", days: -4, balance: 22 }),
  statementEntry({ leaveYear: 2027, kind: "usage_reversal", days: 1, balance: 23 }),
];

describe("the statement of a leave year", () => {
  test("splits the balance into its parts", () => {
    expect(yearStatement(twoYears, 2027)).toMatchObject({
      brought: 0,
      carried: 5,
      accrued: 22.5,
      adjusted: -1.5,
      booked: 3,
      balance: 23,
      ending: null,
    });
  });

  test("gives the days that were carried over and expired when the next year began", () => {
    expect(yearStatement(twoYears, 2026).ending).toEqual({ on: "2027-01-01", carried: 5, expired: 3 });
  });

  test("adds a recalculated carry-over to the original one", () => {
    const again = statementEntry({
      leaveYear: 2027,
      kind: "carry_over",
      days: -2,
      effectiveOn: "2027-02-01",
      expired: 0,
    });
    const late = statementEntry({ leaveYear: 2026, kind: "usage", days: -5, balance: 3 });
    expect(yearStatement([...twoYears, late, again], 2026).ending).toEqual({
      on: "2027-01-01",
      carried: 3,
      expired: 0,
    });
  });

  test("a year that ended under another first month has no ending and no tab", () => {
    const reversed = [
      { isReversed: true, days: 5 },
      { isReversed: true, days: -5 },
    ].map((entry) =>
      statementEntry({ leaveYear: 2027, kind: "carry_over", effectiveOn: "2027-01-01", expired: 3, ...entry }),
    );
    expect(yearStatement([...twoYears.slice(0, 2), ...reversed], 2026).ending).toBeNull();
    expect(leaveYears(reversed, 2024)).toEqual([2024, 2025]);
  });

  test("adds up although single amounts are rounded", () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      statementEntry({ days: [1.67, 1.66, 1.67][month % 3] ?? 0, balance: toDays(800 * (month + 1)) }),
    );
    expect(yearStatement(months, 2027)).toMatchObject({ accrued: 20, balance: 20 });
  });

  test("counts days taken while the type was unlimited separately from the balance", () => {
    const entry = statementEntry({ kind: "usage", days: -3, balance: 0, isUnlimited: true });
    expect(yearStatement([entry], 2027)).toMatchObject({ booked: 0, uncounted: 3, accrued: 0, balance: 0 });
  });

  test("is empty for a year without entries", () => {
    expect(yearStatement(twoYears, 2028)).toMatchObject({
      entries: [],
      accrued: 0,
      booked: 0,
      balance: 0,
      ending: null,
    });
  });
});

test("the current and the next leave year are always available, earlier ones only with entries", () => {
  expect(leaveYears(twoYears, 2027)).toEqual([2026, 2027, 2028]);
  expect(leaveYears([], 2027)).toEqual([2027, 2028]);
});
