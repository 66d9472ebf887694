import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aBooking, anEntry, notFirst } from "#tests/scenarios/anEntry.ts";
import { someMakeCase } from "#tests/scenarios/someMakeCase.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { balanceOn } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import type { ChangeCause, LedgerEntry } from "../LedgerEntry.ts";

const YEAR = "2028-01-01";

const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 3 });
const someEntries = fc
  .array(
    fc.record({
      minutes: fc.integer({ min: 1, max: 12 }),
      on: fc.integer({ min: 0, max: 300 }),
      isLeave: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .map((list) =>
    list.map(({ minutes, on, isLeave }) =>
      isLeave
        ? aBooking(minutes, addDays("2028-01-03", on))
        : anEntry("adjustment", minutes, notFirst(addDays("2028-01-03", on))),
    ),
  );
const someDay = fc.integer({ min: 10, max: 240 }).map((offset) => addDays(YEAR, offset));
const someCause = fc.constantFrom<ChangeCause>("policy", "override", "office", "hours");
const runs = { numRuns: shortOrLong(100, 5000) };

function historyOf(
  right: AccrualCase,
  more: readonly LedgerEntry[],
  changes: readonly { on: IsoDate; accrual: AccrualCase; cause: ChangeCause }[],
  end: IsoDate,
): LedgerEntry[] {
  const steps = [...changes, { on: end, accrual: null, cause: "policy" as const }];
  let [entries, now, last]: [LedgerEntry[], AccrualCase, IsoDate | null] = [[], right, null];
  steps.forEach(({ on, accrual, cause }, nth) => {
    const known = last;
    entries.push(...more.filter(({ effectiveOn }) => (known === null || effectiveOn > known) && effectiveOn <= on));
    entries = [...entries, ...dueEntries(now, entries, last, on)];
    entries.sort((one, other) =>
      one.effectiveOn < other.effectiveOn ? -1 : one.effectiveOn > other.effectiveOn ? 1 : 0,
    );
    if (accrual) {
      entries = [...entries, ...changeEntries(accrual, entries, { today: on, cause, id: String(nth), before: now })];
      now = accrual;
    }
    last = on;
  });
  return entries;
}

test("an amount that is raised by mistake and lowered again takes nothing from people at the maximum", () => {
  assertProperty(
    fc.property(someMakeCase, amounts, someDay, someEntries, someCause, (make, some, today, more, cause) => {
      const [low = 0, , high = 0] = some.toSorted((a, b) => a - b);
      const right = make(low);
      const wrong = { on: today, accrual: make(low, { [YEAR]: high }), cause };
      const back = { on: today, accrual: right, cause };
      const end = addDays(today, 100);
      const never = historyOf(right, more, [], end);
      const got = historyOf(right, more, [wrong, back, wrong, back], end);
      for (const day of [today, end]) expect(balanceOn(got, 2028, day)).toBe(balanceOn(never, 2028, day));
    }),
    runs,
  );
});

test("an amount that is raised by mistake takes nothing from people at the maximum if it is lowered weeks later", () => {
  assertProperty(
    fc.property(
      someMakeCase,
      amounts,
      someDay,
      fc.integer({ min: 1, max: 90 }),
      someEntries,
      someCause,
      (make, some, today, later, more, cause) => {
        const [low = 0, , high = 0] = some.toSorted((a, b) => a - b);
        const right = make(low);
        const then = addDays(today, later);
        const got = historyOf(
          right,
          more,
          [
            { on: today, accrual: make(low, { [YEAR]: high }), cause },
            { on: then, accrual: right, cause },
          ],
          then,
        );
        const never = historyOf(right, more, [], then);
        expect(balanceOn(got, 2028, then)).toBe(balanceOn(never, 2028, then));
      },
    ),
    runs,
  );
});

test("a decrease after a raise takes no more than without the raise", () => {
  assertProperty(
    fc.property(someMakeCase, amounts, someDay, someEntries, someCause, (make, some, today, more, cause) => {
      const [low = 0, right = 0, high = 0] = some.toSorted((a, b) => a - b);
      const real = { on: today, accrual: make(right, { [YEAR]: low }), cause };
      const wrong = { on: today, accrual: make(right, { [YEAR]: high }), cause };
      const got = historyOf(make(right), more, [wrong, real], today);
      const never = historyOf(make(right), more, [real], today);
      expect(balanceOn(got, 2028, today)).toBe(balanceOn(never, 2028, today));
    }),
    runs,
  );
});
