import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking, anEntry, notFirst } from "#tests/scenarios/anEntry.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { balanceOn } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";

const DAY = 480;
const YEAR = "2028-01-01";

/** Makes a case whose carry-over limit and maximum change on the first day of 2028. */
type MakeCase = (carry: number, most: number) => AccrualCase;

function simple(accrualTiming: "monthly_increments" | "start_of_period", amount: number): MakeCase {
  const termsOf = (carry: number, most: number) => ({
    accrual: amount * DAY,
    accrualPeriod: "year" as const,
    accrualTiming,
    carryOver: carry * DAY,
    maxBalance: most * DAY,
  });
  return (carry, most) =>
    aCase({ startDate: "2026-02-02", policy: termsOf(8, 40), changes: { [YEAR]: termsOf(carry, most) } });
}

function document(frequency: "monthly" | "yearly", amount: number): MakeCase {
  const termsOf = (carry: number, most: number) => {
    const rules = { cap: { balance: most }, carryOver: { max: carry } };
    return { unit: "day" as const, grants: [{ frequency, amount, amountPer: "year" as const, ...rules }] };
  };
  return (carry, most) =>
    aDocumentCase(termsOf(8, 40), { startDate: "2026-02-02", changes: { [YEAR]: termsOf(carry, most) } });
}

const someCase = fc
  .integer({ min: 12, max: 24 })
  .chain((amount) =>
    fc.constantFrom(
      simple("start_of_period", amount),
      simple("monthly_increments", amount),
      document("yearly", amount),
      document("monthly", amount),
    ),
  );
const someDay = fc.integer({ min: 10, max: 240 }).map((offset) => addDays(YEAR, offset));
const someEntries = fc
  .record({
    used: fc.integer({ min: 0, max: 12 }),
    usedOn: fc.integer({ min: 0, max: 240 }),
    given: fc.integer({ min: -5, max: 12 }),
    givenOn: fc.integer({ min: 0, max: 240 }),
  })
  .map(({ used, usedOn, given, givenOn }) => [
    aBooking(used, addDays("2028-01-03", usedOn)),
    anEntry("adjustment", given, notFirst(addDays("2028-01-03", givenOn))),
  ]);

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

test("a maximum that is lowered and then raised, but not above the first maximum, gives nothing back", () => {
  const maximums = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 4 });
  assertProperty(
    fc.property(someCase, maximums, someDay, someEntries, (make, mosts, today, more) => {
      const right = Math.max(...mosts);
      const [known, ...later] = balancesOf(
        [right, ...mosts, right].map((most) => make(8, most)),
        more,
        today,
      );
      expect(later).toEqual(later.map(() => known));
    }),
    { numRuns: shortOrLong(200, 10_000) },
  );
});

test("a maximum and a carry-over that are lowered by mistake, and then raised one after the other, give no more than they took", () => {
  for (const make of [simple("start_of_period", 20), document("yearly", 20)]) {
    const cases = [make(8, 22), make(3, 15), make(8, 15), make(8, 22)];
    expect(balancesOf(cases, [], "2028-02-10")).toEqual([22, 17, 22, 22]);
    expect(balancesOf([make(5, 22), make(5, 15), make(5, 21), make(5, 24)], [], "2028-02-10")).toEqual([
      22, 22, 22, 24,
    ]);
  }
});
