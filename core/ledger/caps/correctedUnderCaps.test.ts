import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays, type IsoDate, latest } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { balanceOn } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";

const DAY = 480;

interface Dates {
  startDate?: IsoDate | null;
  endDate?: IsoDate;
}
type MakeCase = (dates: Dates) => AccrualCase;

const simple =
  (accrualTiming: "monthly_increments" | "start_of_period", amount: number, most: number): MakeCase =>
  (dates) =>
    aCase({
      ...dates,
      policy: {
        accrual: amount * DAY,
        accrualPeriod: "year",
        accrualTiming,
        carryOver: 5 * DAY,
        maxBalance: most * DAY,
      },
    });
const document =
  (frequency: "monthly" | "quarterly" | "yearly", amount: number, carryOver: object | "all", most: number): MakeCase =>
  (dates) => {
    const cap = { balance: most, mode: "clip" as const };
    const shares = { starterShare: "byDay", leaverShare: "byDay" } as const;
    return aDocumentCase(
      { unit: "day", grants: [{ frequency, amount, ...shares, cap, carryOver: carryOver as "all" }] },
      dates,
    );
  };

function balancesAfter(accrual: AccrualCase, entries: readonly LedgerEntry[], today: IsoDate): number[] {
  return [0, 30, 200, 400].map((later) => {
    const day = addDays(today, later);
    const all = [...entries, ...dueEntries(accrual, entries, today, day)];
    return Math.round(balanceOn(all, leaveYearOf(day, 1), day)) / DAY;
  });
}

function compared(make: MakeCase, wrong: Dates, right: Dates, today: IsoDate) {
  const before = make(wrong);
  const known = make(right);
  const posted = dueEntries(before, [], null, today);
  const late = [...posted, ...changeEntries(known, posted, { today, cause: "start_date", id: "late", before })];
  const always = dueEntries(known, [], null, today);
  return { late: balancesAfter(known, late, today), always: balancesAfter(known, always, today) };
}

const amounts = fc.record({ amount: fc.integer({ min: 1, max: 6 }), most: fc.integer({ min: 3, max: 30 }) });
const frequencies = fc.constantFrom("monthly" as const, "quarterly" as const, "yearly" as const);
const byYear = fc.oneof(
  amounts.chain(({ amount, most }) =>
    fc.constantFrom(simple("monthly_increments", amount * 6, most), simple("start_of_period", amount * 6, most)),
  ),
  fc
    .tuple(amounts, frequencies, fc.constantFrom("all" as const, { max: 3 }))
    .map(([{ amount, most }, frequency, carryOver]) => document(frequency, amount, carryOver, most)),
);
const byMonths = fc
  .tuple(amounts, frequencies, fc.integer({ min: 3, max: 18 }))
  .map(([{ amount, most }, frequency, months]) => document(frequency, amount, { months }, most));

const someDay = fc.integer({ min: 1, max: 330 }).map((offset) => addDays("2027-01-01", offset));
const corrections = fc
  .record({ startDate: someDay, wrong: fc.option(someDay, { nil: null }), entered: someDay })
  .map(({ startDate, wrong, entered }) => ({
    startDate,
    tooEarly: wrong !== null && wrong < startDate ? wrong : null,
    today: latest(entered, startDate),
  }));
const runs = { numRuns: shortOrLong(60, 5000) };

test("a start date entered late or corrected to a later day leaves the same as a date that was always right, whatever a cap cut", () => {
  assertProperty(
    fc.property(byYear, corrections, (make, { startDate, tooEarly, today }) => {
      const { late, always } = compared(make, { startDate: tooEarly }, { startDate }, today);
      expect(late).toEqual(always);
    }),
    runs,
  );
});

test("a start date entered late or corrected to a later day never leaves less where leave expires after months", () => {
  assertProperty(
    fc.property(byMonths, corrections, (make, { startDate, tooEarly, today }) => {
      const { late, always } = compared(make, { startDate: tooEarly }, { startDate }, today);
      for (const [index, balance] of late.entries()) expect(balance).toBeGreaterThanOrEqual(always[index] ?? 0);
    }),
    runs,
  );
});

test.each([
  ["monthly", document("monthly", 1.25, "all", 5)],
  ["yearly", document("yearly", 20, "all", 7)],
])("a last day takes nothing from a person at the maximum of a %s grant whose last amount was cut", (_, make) => {
  const started = { startDate: "2025-01-06" };
  const before = make(started);
  const known = make({ ...started, endDate: "2027-09-15" });
  const posted = dueEntries(before, [], null, "2027-09-06");
  const more = changeEntries(known, posted, { today: "2027-09-06", cause: "leaving", id: "left", before });
  expect(more.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(0);
});
