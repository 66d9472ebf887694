import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays } from "#core/calendar/dates.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { changeEntries } from "../../changeEntries.ts";
import { dueEntries } from "../../dueEntries.ts";

type Grant = NonNullable<PolicyDocument["grants"]>[number];

const employed = { startDate: "2026-03-02" };
const documentOf = (grant: Grant): PolicyDocument => ({ unit: "day", grants: [grant] });

/** Returns what a recalculation for another reason posts 20 days after a scheduled change. */
function recalculated(first: Grant, next: Grant, on: string, leave: readonly LedgerEntry[] = []) {
  const accrual = aDocumentCase(documentOf(first), { ...employed, changes: { [on]: documentOf(next) } });
  const today = addDays(on, 20);
  const posted = [...leave, ...dueEntries(accrual, leave, null, today)];
  return (["facts", "policy"] as const).flatMap((cause) =>
    changeEntries(accrual, posted, { today, cause, id: "other", before: accrual }),
  );
}

const grants = fc
  .record({
    frequency: fc.constantFrom("yearly" as const, "quarterly" as const, "monthly" as const),
    amount: fc.integer({ min: 1, max: 20 }),
    carryOver: fc.oneof(
      fc.integer({ min: 10, max: 20 }).map((months) => ({ months })),
      fc.constantFrom("all" as const, { max: 5 }, { monthsAfterYear: 3 }),
    ),
    most: fc.option(fc.integer({ min: 8, max: 30 }), { nil: undefined }),
  })
  .map(({ most, ...grant }): Grant => ({
    ...grant,
    ...(most !== undefined && { cap: { balance: most, mode: "clip" } }),
  }));

test("a recalculation for another reason changes no lots, amounts, or cuts from before a scheduled change", () => {
  const changes = fc.record({
    first: grants,
    next: grants,
    offset: fc.integer({ min: 1, max: 340 }),
    days: fc.integer({ min: 1, max: 8 }),
  });
  assertProperty(
    fc.property(changes, ({ first, next, offset, days }) => {
      const leave = aBooking(days, "2028-02-07");
      expect(recalculated(first, next, addDays("2028-01-01", offset), [leave])).toEqual([]);
    }),
    { numRuns: shortOrLong(150, 5000) },
  );
});

test("a recalculation returns nothing that a cap cut before a change to leave that expires after months", () => {
  const cut: Grant = {
    frequency: "yearly",
    amount: 15,
    carryOver: { monthsAfterYear: 3 },
    cap: { balance: 8, mode: "clip" },
  };
  const byMonths: Grant = { frequency: "yearly", amount: 15, carryOver: { months: 12 } };
  expect(recalculated(cut, byMonths, "2028-01-19")).toEqual([]);
});
