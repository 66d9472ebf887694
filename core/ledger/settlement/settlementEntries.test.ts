import { describe, expect, jest, test } from "@jest/globals";
import { addDays } from "#core/calendar/dates.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { wholeBalance } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { ledgerCorrections } from "../ledgerCorrections.ts";
import { LotBook } from "../lots/LotBook.ts";
import { lotsLeft } from "../lots/lotsLeft.ts";
import { verifyLedger } from "../verify/verifyLedger.ts";

const LAST = "2027-06-30";
const grant = { frequency: "yearly", amount: 24, leaverShare: "completedMonths" } as const;
const settled = (settlement: object, given: object = {}) =>
  aDocumentCase({ unit: "day", grants: [grant], settlement }, { endDate: LAST, ...given });
const all = settled({ pay: "all" });

const used = (days: number) => [aBooking(days, "2027-03-01")];

function outcomes(entries: readonly LedgerEntry[]) {
  return entries
    .filter(({ kind }) => kind === "settlement")
    .map(({ details, minutes, effectiveOn }) => [details?.outcome, minutes / 480, effectiveOn, details?.dueOn]);
}

function postedBy(accrual: AccrualCase, day: string, known: readonly LedgerEntry[] = []) {
  return [...known, ...dueEntries(accrual, known, null, day)];
}

describe("a settlement is posted after the last day, dated that day, and leaves nothing", () => {
  test.each<[string, object, number, [string, number][]]>([
    ["everything is paid out", { pay: "all" }, 5, [["paid_out", -7]]],
    ["nothing is paid out", { pay: "none" }, 5, [["written_off", -7]]],
    [
      "a limit is paid out and the rest is written off",
      { pay: { max: 4 } },
      5,
      [
        ["paid_out", -4],
        ["written_off", -3],
      ],
    ],
    ["recent lots are paid out", { pay: { grantsWithinMonths: 6 } }, 5, [["paid_out", -7]]],
    ["earlier lots are not", { pay: { grantsWithinMonths: 5 } }, 5, [["written_off", -7]]],
    ["leave taken in advance is reclaimed", { pay: "all" }, 15, [["reclaimed", 3]]],
    ["unless the policy forgives it", { pay: "all", reclaim: false }, 15, [["written_off", 3]]],
    ["a balance of zero needs no settlement", { pay: "all" }, 12, []],
  ])("%s", (_, rule, days, expected) => {
    const accrual = settled(rule);
    const onLast = postedBy(accrual, LAST, used(days));
    expect(outcomes(onLast)).toEqual([]);
    const later = [...onLast, ...dueEntries(accrual, onLast, LAST, "2027-07-01")];
    expect(outcomes(later)).toEqual(expected.map(([outcome, amount]) => [outcome, amount, LAST, undefined]));
    expect(wholeBalance(later, 2027)).toBe(0);
    expect(lotsLeft({ accrual, entries: later }, "2027-07-01")).toEqual({ lots: [], owed: 0 });
  });
});

test("late posting settles the same amounts once, even in a later leave year", () => {
  const late = postedBy(all, "2029-02-01");
  expect(outcomes(late)).toEqual([["paid_out", -12, LAST, undefined]]);
  expect(dueEntries(all, late, null, "2029-02-02")).toEqual([]);
  expect(dueEntries(all, late, "2029-02-01", "2029-02-02")).toEqual([]);
});

test("nothing expires or is cut after the last day; a lot that expires on the last day is settled", () => {
  const accrual = aDocumentCase(
    {
      unit: "day",
      grants: [{ ...grant, carryOver: { max: 24, until: "06-30" }, cap: { on: "09-30", balance: 1 } }],
      settlement: { pay: "all" },
    },
    { endDate: "2028-06-30" },
  );
  const entries = postedBy(accrual, "2028-12-31", [aBooking(20, "2027-03-01")]);
  expect(outcomes(entries)).toEqual([["paid_out", -13, "2028-06-30", undefined]]);
  expect(
    entries.filter(({ kind, leaveYear }) => leaveYear === 2028 && kind !== "settlement").map(({ kind }) => kind),
  ).toEqual(["carry_over", "carry_over", "accrual"]);
});

test("without a settlement rule, and for people who had left before settlements existed, the balance stays", () => {
  const plain = aDocumentCase({ unit: "day", grants: [grant] }, { endDate: LAST });
  expect(outcomes(postedBy(plain, "2027-08-01"))).toEqual([]);
  const before = { ...all, settlesFrom: "2027-07-01" };
  expect(outcomes(postedBy(before, "2027-08-01"))).toEqual([]);
  expect(wholeBalance(postedBy(before, "2027-08-01"), 2027)).toBe(12 * 480);
  expect(outcomes(postedBy({ ...all, settlesFrom: LAST }, "2027-08-01"))).toHaveLength(1);
});

test("the settlements of many employment periods take one replay of their year, because one for each would take seconds", () => {
  const employment = Array.from({ length: 50 }, (_, index) => {
    const day = addDays("2027-01-01", 2 * index);
    return { startDate: day, endDate: day };
  });
  const daily = aDocumentCase({ unit: "day", grants: [{ frequency: "daily", amount: 1 }], settlement: { pay: "all" } });
  const accrual = { ...daily, employment };
  const settle = jest.spyOn(LotBook.prototype, "settle");
  try {
    const entries = postedBy(accrual, "2027-12-31");
    expect(outcomes(entries)).toEqual(employment.map(({ endDate }) => ["paid_out", -1, endDate, undefined]));
    expect(settle.mock.calls.length).toBeLessThan(5 * employment.length);
  } finally {
    settle.mockRestore();
  }
});

describe("a settlement is corrected by difference", () => {
  const posted = postedBy(all, "2027-07-01");
  test("when a past fact changes", () => {
    const credited = [...posted, anEntry("adjustment", 2, "2027-07-10", { sourceKey: "adjustment:1" })];
    const corrections = ledgerCorrections(all, credited, { today: "2027-07-10", id: "c1" });
    expect(outcomes(corrections)).toEqual([["paid_out", -2, "2027-07-10", LAST]]);
    expect(wholeBalance([...credited, ...corrections], 2027)).toBe(0);
    expect(ledgerCorrections(all, [...credited, ...corrections], { today: "2027-07-11", id: "c2" })).toEqual([]);
  });

  test("from a payout to a reclaim", () => {
    const taken = [...posted, aBooking(15, "2027-06-01")];
    const corrections = ledgerCorrections(all, taken, { today: "2027-07-10", id: "c1" });
    expect(outcomes(corrections)).toEqual([
      ["paid_out", 12, "2027-07-10", LAST],
      ["reclaimed", 3, LAST, undefined],
    ]);
    expect(wholeBalance([...taken, ...corrections], 2027)).toBe(0);
  });

  test("and reversed when the last day is removed or moved", () => {
    const staying = aDocumentCase({ unit: "day", grants: [grant], settlement: { pay: "all" } });
    const back = changeEntries(staying, posted, { today: "2027-07-10", cause: "return", id: "c1", since: LAST });
    expect(outcomes(back)).toEqual([["paid_out", 12, "2027-07-10", LAST]]);
    expect(wholeBalance([...posted, ...back], 2027)).toBe(24 * 480);

    const later = settled({ pay: "all" }, { endDate: "2027-07-31" });
    const moved = changeEntries(later, posted, { today: "2027-07-10", cause: "leaving", id: "c2", since: LAST });
    expect(outcomes(moved)).toEqual([["paid_out", 12, "2027-07-10", LAST]]);
    const due = dueEntries(later, [...posted, ...moved], "2027-07-10", "2027-08-01");
    expect(outcomes(due)).toEqual([["paid_out", -14, "2027-07-31", undefined]]);

    const again = changeEntries(all, [...posted, ...back], {
      today: "2027-07-11",
      cause: "leaving",
      id: "c3",
      since: LAST,
    });
    expect(outcomes(again)).toEqual([["paid_out", -12, "2027-07-11", LAST]]);
  });
});

test("a last day that is set after the fact settles at once", () => {
  const staying = aDocumentCase({ unit: "day", grants: [grant], settlement: { pay: "all" } });
  const entries = postedBy(staying, "2027-09-01");
  const left = changeEntries(all, entries, { today: "2027-09-01", cause: "leaving", id: "c1", since: LAST });
  expect(outcomes(left)).toEqual([["paid_out", -12, LAST, undefined]]);
});

test("a person who returns in the same leave year keeps the settlement and earns again", () => {
  const monthly = { unit: "day", grants: [{ frequency: "monthly", amount: 1 }], settlement: { pay: "all" } } as const;
  const returning = aDocumentCase(monthly);
  const accrual = {
    ...returning,
    employment: [
      { startDate: null, endDate: LAST },
      { startDate: "2027-09-01", endDate: null },
    ],
  };
  const entries = postedBy(accrual, "2027-11-15");
  expect(outcomes(entries)).toEqual([["paid_out", -6, LAST, undefined]]);
  expect(wholeBalance(entries, 2027)).toBe(3 * 480);
  expect(lotsLeft({ accrual, entries }, "2027-11-15").lots.reduce((sum, { left }) => sum + left, 0)).toBe(3 * 480);
  const next = [...entries, ...dueEntries(accrual, entries, "2027-11-15", "2028-01-01")];
  expect(wholeBalance(next, 2028)).toBe(5 * 480);
});

test("lots stay while their settlement waits for a fact that only the maximum payout needs", () => {
  const byGrade = settled({ pay: { max: { by: "grade", map: { senior: 5 } } } });
  const entries = postedBy(byGrade, "2027-07-02", used(5));
  expect(outcomes(entries)).toEqual([]);
  expect(wholeBalance(entries, 2027)).toBe(7 * 480);
  const { lots, owed } = lotsLeft({ accrual: byGrade, entries }, "2027-07-02");
  expect(lots.map(({ left }) => left)).toEqual([7 * 480]);
  expect(owed).toBe(0);
});

test("verification finds a settlement that is missing or has a wrong amount", () => {
  const posted = postedBy(all, "2027-07-01");
  const texts = (entries: readonly LedgerEntry[]) =>
    verifyLedger({
      accrual: all,
      entries: entries.map((entry) => ({ ...entry, actorId: null, reasonId: null })),
      requests: [],
      postedThrough: "2027-07-01",
      changedOn: null,
      employmentChangedOn: null,
    }).map(({ text }) => text);
  expect(texts(posted)).toEqual([]);
  expect(texts(posted.filter(({ kind }) => kind !== "settlement"))).toEqual([
    "Settled 5,760 minutes too little in 2027",
  ]);
  expect(texts(posted.map((entry) => (entry.kind === "settlement" ? { ...entry, minutes: -480 } : entry)))).toEqual([
    "Settled 5,280 minutes too little in 2027 on 2027-06-30",
  ]);
});
