import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aBooking, anEntry } from "#tests/scenarios/anEntry.ts";
import { someMakeCase } from "#tests/scenarios/someMakeCase.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { balanceOn } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import type { ChangeCause, LedgerEntry } from "../LedgerEntry.ts";

const DAY = 480;
const YEAR = "2028-01-01";

const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 2 });
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
const someDay = fc.integer({ min: 10, max: 240 }).map((offset) => addDays(YEAR, offset));
const someCause = fc.constantFrom<ChangeCause>("policy", "override", "office", "hours");
const runs = { numRuns: shortOrLong(60, 5000) };

/** Posts everything through `today` and then each change of that day. Returns the balance before and after each. */
function balancesAround(
  known: AccrualCase,
  more: readonly LedgerEntry[],
  { today, changes }: { today: IsoDate; changes: readonly { accrual: AccrualCase; cause: ChangeCause }[] },
): number[] {
  const past = more.filter(({ effectiveOn }) => effectiveOn <= today);
  let entries = [...past, ...dueEntries(known, past, null, today)].toSorted((one, other) =>
    one.effectiveOn < other.effectiveOn ? -1 : 1,
  );
  const balance = () => balanceOn(entries, 2028, today) / DAY;
  return [
    balance(),
    ...changes.map(({ accrual, cause }, nth) => {
      entries = [...entries, ...changeEntries(accrual, entries, { today, cause, id: String(nth) })];
      return balance();
    }),
  ];
}

test("an amount that is lowered and raised again leaves nothing behind, whatever the maximum is", () => {
  assertProperty(
    fc.property(someMakeCase, amounts, someDay, someEntries, someCause, (make, some, today, more, cause) => {
      const [low = 0, right = 0] = some.toSorted((one, other) => one - other);
      const mistake = { accrual: make(right, { [YEAR]: low }), cause };
      const back = { accrual: make(right), cause };
      const changes = [mistake, back, mistake, back];
      const [before, , after, , again] = balancesAround(make(right), more, { today, changes });
      expect([after, again]).toEqual([before, before]);
    }),
    runs,
  );
});

test("a raise gives no more than earlier changes of its kind took back and than the maximum leaves room for", () => {
  assertProperty(
    fc.property(
      someMakeCase,
      amounts,
      fc.integer({ min: 1, max: 20 }),
      someDay,
      someEntries,
      (make, some, by, today, more) => {
        const [low = 0, right = 0] = some.toSorted((one, other) => one - other);
        const cause = "policy";
        const lowered = { accrual: make(right, { [YEAR]: low }), cause } as const;
        const raised = { accrual: make(right, { [YEAR]: right + by }), cause } as const;
        const balances = (changes: readonly { accrual: AccrualCase; cause: ChangeCause }[]) =>
          balancesAround(make(right), more, { today, changes }).at(-1);
        expect(balances([lowered, raised])).toBe(balances([raised]));
        expect(balances([lowered, { accrual: make(right), cause }, raised])).toBe(balances([raised]));
      },
    ),
    runs,
  );
});

test("scheduled changes lead to the same balances as changes made on the same days", () => {
  assertProperty(
    fc.property(
      someMakeCase,
      amounts,
      someDay,
      fc.integer({ min: 1, max: 60 }),
      someEntries,
      (make, some, first, later, more) => {
        const [low = 0, right = 0] = some.toSorted((one, other) => one - other);
        const second = addDays(first, later);
        fc.pre([first, second].every((day) => !day.endsWith("-01")));
        const others = more.filter(({ effectiveOn }) => effectiveOn < first);
        const scheduled = make(right, { [first]: low, [second]: right });
        const posted = [...others, ...dueEntries(scheduled, others, null, second)];

        const known = [...others, ...dueEntries(make(right), others, null, first)];
        const lowered = make(right, { [first]: low });
        const mistake = changeEntries(lowered, known, { today: first, cause: "policy", id: "1" });
        const then = [...known, ...mistake];
        const until = [...then, ...dueEntries(lowered, then, first, second)];
        const back = changeEntries(scheduled, until, { today: second, cause: "policy", id: "2" });
        const dayBefore = addDays(first, -1);
        if (balanceOn(posted, 2028, dayBefore) !== balanceOn(until, 2028, dayBefore)) throw new Error("Not comparable");
        expect(balanceOn(posted, 2028, second)).toBe(balanceOn([...until, ...back], 2028, second));
      },
    ),
    runs,
  );
});
