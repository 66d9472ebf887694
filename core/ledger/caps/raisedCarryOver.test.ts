import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { balanceOn } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";

const DAY = 480;
const YEAR = "2028-01-01";
const FIRST_LIMIT = 8;

/** Makes a case whose carry-over limit changes on the first day of 2028. */
type MakeCase = (limit: number, most: number | null) => AccrualCase;

function simple(accrualTiming: "monthly_increments" | "start_of_period", amount: number): MakeCase {
  const termsOf = (limit: number, most: number | null) => ({
    accrual: amount * DAY,
    accrualPeriod: "year" as const,
    accrualTiming,
    carryOver: limit * DAY,
    maxBalance: most === null ? null : most * DAY,
  });
  return (limit, most) =>
    aCase({ startDate: "2026-02-02", policy: termsOf(FIRST_LIMIT, most), changes: { [YEAR]: termsOf(limit, most) } });
}

function document(frequency: "monthly" | "yearly", amount: number): MakeCase {
  const termsOf = (limit: number, most: number | null) => ({
    unit: "day" as const,
    grants: [
      {
        frequency,
        amount,
        amountPer: "year" as const,
        ...(most !== null && { cap: { balance: most } }),
        carryOver: { max: limit },
      },
    ],
  });
  return (limit, most) =>
    aDocumentCase(termsOf(FIRST_LIMIT, most), { startDate: "2026-02-02", changes: { [YEAR]: termsOf(limit, most) } });
}

const upFront = fc
  .integer({ min: 12, max: 24 })
  .chain((amount) => fc.constantFrom(simple("start_of_period", amount), document("yearly", amount)));
const monthly = fc
  .integer({ min: 12, max: 24 })
  .chain((amount) => fc.constantFrom(simple("monthly_increments", amount), document("monthly", amount)));
const limits = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 2, maxLength: 2 });
const someMost = fc.integer({ min: 3, max: 30 });
const someDay = fc.integer({ min: 10, max: 240 }).map((offset) => addDays(YEAR, offset));
const someEntries = fc
  .record({
    used: fc.integer({ min: 0, max: 12 }),
    usedOn: fc.integer({ min: 0, max: 240 }),
    given: fc.integer({ min: 0, max: 12 }),
    givenOn: fc.integer({ min: 0, max: 240 }),
  })
  .map(({ used, usedOn, given, givenOn }) => [
    aBooking(used, addDays("2028-01-03", usedOn)),
    anEntry("adjustment", given, addDays("2028-01-03", givenOn)),
  ]);
const runs = { numRuns: shortOrLong(100, 5000) };

/** Posts everything through `today` under the first case, and then changes to the others. Returns all balances. */
function balancesOf(cases: readonly AccrualCase[], more: readonly LedgerEntry[], today: IsoDate): number[] {
  const past = more.filter(({ effectiveOn }) => effectiveOn <= today);
  let entries = [...past];
  return cases.map((accrual, nth) => {
    const before = cases[nth - 1];
    const posted = before
      ? changeEntries(accrual, entries, { today, cause: "policy", id: String(nth), before })
      : dueEntries(accrual, past, null, today);
    entries = [...entries, ...posted].toSorted((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1));
    return balanceOn(entries, 2028, today) / DAY;
  });
}

test("a carry-over that is changed and changed back leaves nothing behind, whatever the maximum is", () => {
  assertProperty(
    fc.property(
      fc.oneof(upFront, monthly),
      limits,
      someMost,
      someDay,
      someEntries,
      (make, [right = 0, wrong = 0], most, today, more) => {
        const [mistake, corrected] = [make(wrong, most), make(right, most)];
        const balances = balancesOf([corrected, mistake, corrected, mistake, corrected], more, today);
        expect([balances[2], balances[4]]).toEqual([balances[0], balances[0]]);
        expect(balances[3]).toBe(balances[1]);
      },
    ),
    runs,
  );
});

test("after a lowered carry-over is raised again, the balance is that of the higher carry-over from the start", () => {
  assertProperty(
    fc.property(upFront, someMost, someDay, fc.integer({ min: 0, max: 7 }), (make, most, today, low) => {
      const [atFirst, atLast] = [make(FIRST_LIMIT, most), make(low, most)];
      const between = make(Math.ceil((low + FIRST_LIMIT) / 2), most);
      const [known] = balancesOf([between], [], today);
      expect(balancesOf([atFirst, atLast, between], [], today).at(-1)).toBe(known);
    }),
    runs,
  );
});

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** Like `balancesOf`, but makes each change on its own day, after everything that is due by then. */
function balancesAfter(
  cases: readonly AccrualCase[],
  days: readonly IsoDate[],
  more: readonly LedgerEntry[],
): number[] {
  let entries: LedgerEntry[] = [];
  const add = (posted: readonly LedgerEntry[]) => {
    entries = [...entries, ...posted].toSorted((one, other) => one.effectiveOn.localeCompare(other.effectiveOn));
  };
  return days.map((today, nth) => {
    const [before, changed] = [cases[Math.max(0, nth - 1)], cases[nth]];
    if (!before || !changed) throw new Error("Each day must have a case");
    for (const entry of more.filter((one) => one.effectiveOn <= today && !entries.includes(one))) {
      add(dueEntries(before, entries, null, entry.effectiveOn));
      add([entry]);
    }
    add(dueEntries(before, entries, null, today));
    if (nth > 0) add(changeEntries(changed, entries, { today, cause: "policy", id: String(nth), before }));
    return balanceOn(entries, 2028, today) / DAY;
  });
}

const toTheHundredth = (days: number | undefined) => Math.round((days ?? Number.NaN) * 100);
const laterDay = fc.integer({ min: 0, max: 65 });
const midMonths = someEntries.map((more) =>
  more
    .map((entry) => ({ ...entry, effectiveOn: `${entry.effectiveOn.slice(0, 7)}-15` }))
    .toSorted((one, other) => one.effectiveOn.localeCompare(other.effectiveOn)),
);

test("accruals that stayed uncut only because of a mistyped carry-over are cut when it is corrected weeks later", () => {
  const lower = fc.array(fc.tuple(fc.integer({ min: 0, max: FIRST_LIMIT }), laterDay), { minLength: 1, maxLength: 4 });
  assertProperty(
    fc.property(fc.oneof(upFront, monthly), someMost, lower, laterDay, midMonths, (make, most, mistakes, end, more) => {
      const inForce = [FIRST_LIMIT, ...mistakes.map(([limit]) => limit), FIRST_LIMIT];
      const waits = [5, ...mistakes.map(([, wait]) => wait), end];
      const days = waits.map((_, nth) => addDays(YEAR, sumOf(waits.slice(0, nth + 1))));
      const cases = inForce.map((limit) => make(limit, most));
      const [known] = balancesAfter(cases.slice(0, 1), days.slice(-1), more);
      expect(toTheHundredth(balancesAfter(cases, days, more).at(-1))).toBe(toTheHundredth(known));
    }),
    runs,
  );
});

test("a carry-over that was raised within the year can be mistyped and corrected without a trace", () => {
  assertProperty(
    fc.property(monthly, limits, someMost, fc.tuple(laterDay, laterDay), midMonths, (make, two, most, waits, more) => {
      const [raised = 0, wrong = 0] = two;
      const limitsByDay = [FIRST_LIMIT, raised, raised, wrong, raised];
      const last = 5 + sumOf(waits);
      const days = [5, 5 + waits[0], last, last, last].map((offset) => addDays(YEAR, offset));
      const cases = limitsByDay.map((limit) => make(limit, most));
      const balances = balancesAfter(cases, days, more).map(toTheHundredth);
      expect(balances[4]).toBe(balances[2]);
    }),
    runs,
  );
});

test("a carry-over that is raised again takes back nothing that was posted before it was lowered", () => {
  const make = simple("monthly_increments", 24);
  const [right, wrong] = [make(FIRST_LIMIT, 18), make(0, 18)];
  const opening = anEntry("opening", 5, YEAR);
  const entries = [...dueEntries(right, [], null, "2028-03-11"), opening];
  const change = (changed: AccrualCase, today: IsoDate, before: AccrualCase) => {
    entries.push(...dueEntries(before, entries, null, today));
    entries.push(...changeEntries(changed, entries, { today, cause: "policy", id: today, before }));
    return balanceOn(entries, 2028, today) / DAY;
  };
  expect(change(right, "2028-03-19", right)).toBe(19);
  expect(change(wrong, "2028-03-19", right)).toBe(11);
  expect(change(right, "2028-04-07", wrong)).toBe(19);
});

test("after a raise of the maximum, a raise of the carry-over is given in full", () => {
  const make = simple("start_of_period", 20);
  expect(balancesOf([make(8, 22), make(8, 25), make(10, 25)], [], "2028-02-01")).toEqual([22, 25, 27]);
});

test("a maximum that is removed gives back what it cut, even after the carry-over was raised", () => {
  for (const make of [simple("monthly_increments", 24), document("monthly", 24)]) {
    const cases = [make(5, 22), make(10, 22), make(10, null)];
    expect(balancesOf(cases, [], "2028-12-31")).toEqual([22, 27, 34]);
  }
});

test("a carry-over that is mistyped and corrected on the day of a higher allowance leaves no extra days", () => {
  const [less, more] = [simple("start_of_period", 20)(8, 22), simple("start_of_period", 22)];
  const leave = [aBooking(3, "2028-01-10")];
  const [mistyped, corrected] = [more(10, 22), more(8, 22)];
  expect(balancesOf([less, corrected, mistyped, corrected], leave, "2028-02-01")).toEqual([19, 21, 23, 21]);
  expect(balancesOf([less, mistyped, corrected], leave, "2028-02-01")).toEqual([19, 22, 21]);
});
