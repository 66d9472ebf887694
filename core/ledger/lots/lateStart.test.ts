import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { balanceOn } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";

const DAY = 480;
const TODAY = "2027-08-02";
const LATER = ["2027-08-03", "2027-10-02", "2027-12-31", "2028-01-02"];

type Case = ReturnType<typeof aDocumentCase>;

const USUAL = { today: TODAY, days: LATER };

function balances(accrual: Case, entries: readonly LedgerEntry[], { today, days } = USUAL): number[] {
  return days.map((day) => {
    const all = [...entries, ...dueEntries(accrual, entries, today, day)];
    return balanceOn(all, leaveYearOf(day, 1), day) / DAY;
  });
}

function changed(before: Case, after: Case, seen = USUAL): number[] {
  const { today } = seen;
  const entries = dueEntries(before, [], null, today);
  const more = changeEntries(after, entries, { today, cause: "start_date", id: "late", before });
  return balances(after, [...entries, ...more], seen);
}

const lots = (months: number, grant: object) => ({
  unit: "day" as const,
  grants: [{ frequency: "quarterly" as const, amount: 2, carryOver: { months }, ...grant }],
});

test.each([
  ["quarterly lots of 3 months", lots(3, {})],
  ["quarterly lots of 6 months", lots(6, {})],
  ["a yearly lot of 6 months", lots(6, { frequency: "yearly", amount: 24, starterShare: "startedMonths" })],
])("a start date entered after %s have expired takes nothing twice", (_, document) => {
  const known = aDocumentCase(document, { startDate: TODAY });
  const expected = balances(known, dueEntries(known, [], null, TODAY));
  expect(changed(aDocumentCase(document), known)).toEqual(expected);
  expect(changed(aDocumentCase(document, { startDate: "2027-01-04" }), known)).toEqual(expected);
});

test.each([3, 6])(
  "an amount lowered from the start of the year takes nothing from expired lots of %i months",
  (months) => {
    const before = aDocumentCase(lots(months, {}));
    const after = aDocumentCase(lots(months, {}), { changes: { "2027-01-01": lots(months, { amount: 1 }) } });
    const always = aDocumentCase(lots(months, { amount: 1 }));
    expect(changed(before, after)).toEqual(balances(always, dueEntries(always, [], null, TODAY)));
  },
);

test.each([
  ["that leaves more than a year's leave", { balance: 27, mode: "clip" as const }],
  ["of a year's leave", { balance: 20, mode: "clip" as const }],
  ["that closes at a year's leave", { balance: 20, mode: "gate" as const }],
  ["on the year's grants", { perYear: 20 }],
])("a start date entered late or corrected isn't cut by a cap %s that the right date doesn't reach", (_, cap) => {
  const yearly = lots(18, { frequency: "yearly", amount: 20, starterShare: "byDay", cap });
  const known = aDocumentCase(yearly, { startDate: TODAY });
  const expected = balances(known, dueEntries(known, [], null, TODAY));
  expect(changed(aDocumentCase(yearly), known)).toEqual(expected);
  expect(changed(aDocumentCase(yearly, { startDate: "2027-01-04" }), known)).toEqual(expected);
});

test.each([
  ["timing", { frequency: "monthly", amount: 2, timing: "end" }],
  ["frequency", { frequency: "quarterly", amount: 6 }],
])(
  "a change of %s within a cap leaves what would be there if the policy had been right from the beginning",
  (_, grant) => {
    const cap = { balance: 24, mode: "clip" as const };
    const monthly = lots(18, { frequency: "monthly", amount: 2, cap });
    const corrected = lots(18, { ...grant, cap });
    const after = aDocumentCase(monthly, { changes: { "2027-01-01": corrected } });
    const always = aDocumentCase(corrected);
    expect(changed(aDocumentCase(monthly), after)).toEqual(balances(always, dueEntries(always, [], null, TODAY)));
  },
);

function changedTwice(first: Case, mistake: Case, today: string, days: string[]): number[] {
  const posted = dueEntries(first, [], null, today);
  const wrong = changeEntries(mistake, posted, { today, cause: "policy", id: "mistake", before: first });
  const later = addDays(today, 1);
  const known = [...posted, ...wrong];
  const all = [...known, ...dueEntries(mistake, known, today, later)];
  const back = changeEntries(first, all, { today: later, cause: "policy", id: "back", before: mistake });
  return balances(first, [...all, ...back], { today: later, days });
}

test.each([
  ["amount", 12, { frequency: "monthly", amount: 20 }],
  ["amount", 18, { frequency: "monthly", amount: 20 }],
  ["frequency", 18, { frequency: "yearly", amount: 24 }],
])(
  "a policy whose %s was changed by mistake and changed back leaves what was there (lots of %i months)",
  (_, months, grant) => {
    const right = lots(months, { frequency: "monthly", amount: 2 });
    const mistake = lots(months, grant);
    const person = (document: typeof right) =>
      aDocumentCase(right, { startDate: "2026-01-05", changes: { "2028-01-01": document } });
    const days = ["2028-06-11", "2028-12-31", "2029-01-02", "2029-04-10", "2029-07-10"];
    const never = person(right);
    const expected = balances(never, dueEntries(never, [], null, "2028-06-11"), { today: "2028-06-11", days });
    expect(changedTwice(never, person(mistake), "2028-06-10", days)).toEqual(expected);
  },
);

const runs = { numRuns: shortOrLong(40, 5000) };
const someDay = fc.integer({ min: 1, max: 330 }).map((offset) => addDays("2027-01-01", offset));

test("a start date or an amount corrected on any day leaves what would be there if it had been right from the beginning", () => {
  assertProperty(
    fc.property(
      fc.constantFrom("monthly" as const, "quarterly" as const, "yearly" as const),
      fc.integer({ min: 1, max: 18 }),
      fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })),
      fc.option(someDay, { nil: null }),
      someDay,
      (frequency, months, [from, to], startDate, today) => {
        const document = (amount: number) => lots(months, { frequency, amount });
        const start = startDate === null || startDate > today ? {} : { startDate };
        const before = aDocumentCase(document(from));
        const after = aDocumentCase(document(from), { ...start, changes: { "2027-01-01": document(to) } });
        const always = aDocumentCase(document(to), start);
        const days = [today, addDays(today, 40), "2028-01-02", "2028-04-10", "2028-11-10"].filter(
          (day) => day >= today,
        );
        expect(changed(before, after, { today, days })).toEqual(
          balances(always, dueEntries(always, [], null, today), { today, days }),
        );
      },
    ),
    runs,
  );
});
