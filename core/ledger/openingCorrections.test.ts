import { describe, expect, test } from "@jest/globals";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import { wholeBalance } from "./balance.ts";
import { changeEntries } from "./changeEntries.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { dueEntries } from "./dueEntries.ts";
import { verifyAccruals } from "./verify/verifyAccruals.ts";

const DAY = 480;
const today = "2028-03-01";

type Days = { year?: number; carry: number; cap?: number };

function policyOf({ year = 20, carry, cap }: Days): Partial<PolicyTerms> {
  return { accrual: year * DAY, carryOver: carry * DAY, maxBalance: cap === undefined ? null : cap * DAY };
}

function edits(left: number, first: Days, ...later: Days[]) {
  const history = (edited: Days) =>
    aCase({ policy: policyOf({ ...first, year: 20 }), changes: { "2028-01-01": policyOf(edited) } });
  const entries: LedgerEntry[] = [aBooking(20 - left, "2027-05-03")];
  entries.push(...dueEntries(history(first), entries, null, today));
  let before = history(first);
  const posted = later.map((edited, nth) => {
    const accrual = history(edited);
    const change = { today, cause: "policy", id: `edit-${nth}`, before } as const;
    const owed = changeEntries(accrual, entries, change);
    entries.push(...owed);
    before = accrual;
    return owed.map(({ kind, minutes }) => `${kind} ${minutes / DAY}`);
  });
  const findings = verifyAccruals({
    accrual: before,
    entries,
    postedThrough: today,
    changedOn: today,
    employmentChangedOn: null,
  });
  return { posted, balance: wholeBalance(entries, 2028) / DAY, findings };
}

describe("a correction of the carry-over limit, in the year carried into", () => {
  test("raising the limit from 5 to 10 days, with 8 left last year, adds 3", () =>
    expect(edits(8, { carry: 5 }, { carry: 10 })).toEqual({ posted: [["carry_over 3"]], balance: 28, findings: [] }));

  test("lowering the limit from 10 to 5 days, with 8 carried, takes 3 back", () =>
    expect(edits(8, { carry: 10 }, { carry: 5 })).toEqual({ posted: [["carry_over -3"]], balance: 25, findings: [] }));

  test("a change posts nothing if no days exceeded either limit or last year ended below zero", () => {
    expect(edits(3, { carry: 5 }, { carry: 10 })).toEqual({ posted: [[]], balance: 23, findings: [] });
    expect(edits(-2, { carry: 5 }, { carry: 10 })).toEqual({ posted: [[]], balance: 18, findings: [] });
  });

  test("changing the limit and changing it back restores the balance", () =>
    expect(edits(8, { carry: 5 }, { carry: 10 }, { carry: 5 })).toMatchObject({ balance: 25, findings: [] }));

  test("the new limit applies to last year's leave that is canceled later, even if the change itself posted nothing", () => {
    const before = aCase();
    const accrual = aCase({ changes: { "2028-01-01": policyOf({ carry: 10 }) } });
    const booked = [aBooking(17, "2027-05-03")];
    const entries = [...booked, ...dueEntries(before, booked, null, today)];
    expect(changeEntries(accrual, entries, { today, cause: "policy", id: "edit", before })).toEqual([]);
    const cancelled = [...entries, anEntry("usage_reversal", 5, "2027-05-03")];
    const owed = changeEntries(accrual, cancelled, { today, cause: "policy", id: "later" });
    expect(owed.map(({ minutes }) => minutes / DAY)).toEqual([5]);
  });
});

describe("a correction of the maximum balance", () => {
  test("raising the maximum from 28 to 30, with 1 day cut, adds 1", () =>
    expect(edits(9, { carry: 9, cap: 28 }, { carry: 9, cap: 30 })).toEqual({
      posted: [["policy_change 1"]],
      balance: 29,
      findings: [],
    }));

  test("a higher maximum that still cuts gives back only the difference", () =>
    expect(edits(10, { carry: 10, cap: 27 }, { carry: 10, cap: 28 })).toMatchObject({
      posted: [["policy_change 1"]],
      balance: 28,
    }));

  test("a lower maximum takes no earned days, and cut days are given back only once", () =>
    expect(edits(9, { carry: 9, cap: 28 }, { carry: 9, cap: 30 }, { carry: 9, cap: 22 }, { carry: 9 })).toMatchObject({
      posted: [["policy_change 1"], [], []],
      balance: 29,
    }));

  test("a change of another field gives back nothing", () =>
    expect(edits(9, { carry: 9, cap: 28 }, { carry: 9, cap: 28, year: 18 })).toMatchObject({
      posted: [["policy_change -2"]],
      balance: 26,
    }));

  test("a higher maximum together with a higher amount fills the balance up to the new maximum", () =>
    expect(edits(9, { carry: 9, cap: 28 }, { carry: 9, cap: 30, year: 25 })).toMatchObject({
      posted: [["policy_change 1", "policy_change 1"]],
      balance: 30,
    }));
});

describe("corrections of both limits together", () => {
  test("a smaller carry-over gives back days that the maximum cut because of it", () =>
    expect(edits(9, { carry: 9, cap: 28 }, { carry: 5, cap: 28 })).toEqual({
      posted: [["carry_over -4", "policy_change 1"]],
      balance: 25,
      findings: [],
    }));

  test("a larger carry-over is not cut and takes no earned days", () =>
    expect(edits(9, { carry: 5, cap: 28 }, { carry: 9, cap: 28 })).toMatchObject({
      posted: [["carry_over 4"]],
      balance: 29,
    }));
});

test("a correction keeps closed years unchanged", () => {
  const policy = { carryOver: 5 * DAY };
  const before = aCase({ policy });
  const accrual = aCase({ policy, changes: { "2029-01-01": policyOf({ carry: 10 }) } });
  const entries = dueEntries(before, [], null, "2029-03-01");
  const owed = changeEntries(accrual, entries, { today: "2029-03-01", cause: "policy", id: "edit", before });
  expect(owed.map(({ leaveYear, minutes }) => [leaveYear, minutes / DAY])).toEqual([[2029, 5]]);
});
