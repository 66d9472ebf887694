import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays } from "#core/calendar/dates.ts";
import { leaveYearOf, type YearStart } from "#core/leave/leaveYear.ts";
import { documentOfTerms } from "#core/policies/document/documentOfTerms.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase, aPolicy } from "#tests/scenarios/aCase.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { balanceOn } from "../balance.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import { forecast } from "../forecast.ts";
import { ledgerCorrections } from "../ledgerCorrections.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";

const runs = { numRuns: shortOrLong(25, 10_000) };

const minutes = (most: number) => fc.integer({ min: 0, max: most * 48 }).map((tenths) => tenths * 10);
const day = fc.integer({ min: 0, max: 1000 }).map((offset) => addDays("2027-01-01", offset));
const someTerms: fc.Arbitrary<Partial<PolicyTerms>> = fc
  .record({
    accrual: minutes(30),
    accrualPeriod: fc.constantFrom("year", "month"),
    accrualTiming: fc.constantFrom("start_of_period", "end_of_period", "monthly_increments"),
    carryOver: minutes(10),
    maxBalance: fc.option(minutes(40)),
  })
  .map((terms) => (terms.accrualPeriod === "month" ? { ...terms, accrual: Math.round(terms.accrual / 12) } : terms));
const someLeave = fc.array(fc.tuple(day, fc.integer({ min: 1, max: 10 })), { maxLength: 8 });
const someCase = fc.record({
  policy: someTerms,
  startDate: fc.constantFrom(null, "2025-06-01", "2027-01-01", "2027-07-01", "2028-02-01"),
  startsIn: fc.constantFrom(1, 4),
});

const asDocument = (policy: Partial<PolicyTerms>) => ({ ...policy, document: documentOfTerms(aPolicy(policy)) });

function leaveOf(leave: readonly (readonly [string, number])[], startsIn: YearStart): LedgerEntry[] {
  const others = leave.filter(([on]) => !on.endsWith("-01"));
  return others.map(([on, days], index) => ({
    ...aBooking(days, on, { sourceKey: `usage:${index}`, details: { requestId: `${index}` } }),
    leaveYear: leaveYearOf(on, startsIn),
  }));
}

test("a simple policy written as a document has the same balance, forecast, and corrections each day as its simple form", () => {
  assertProperty(
    fc.property(someCase, someLeave, someLeave, day, day, (given, leave, lateLeave, one, other) => {
      const [today, later] = one < other ? [one, other] : [other, one];
      const { policy, ...rest } = given;
      const [simple, byLots] = [policy, asDocument(policy)].map((terms) => {
        const accrual = aCase({ ...rest, policy: terms });
        const year = leaveYearOf(today, accrual.startsIn);
        const booked = leaveOf(leave, accrual.startsIn).filter(({ effectiveOn }) => effectiveOn <= today);
        const entries = [...booked, ...dueEntries(accrual, booked, null, today)];
        const late = leaveOf(lateLeave, accrual.startsIn)
          .filter(({ effectiveOn }) => effectiveOn <= today)
          .map((entry, index) => ({ ...entry, sourceKey: `late:${index}`, details: { requestId: `late ${index}` } }));
        const corrections = ledgerCorrections(accrual, [...entries, ...late], { today, id: "late" });
        const ahead = forecast({ accrual, entries, pending: [], today }, later);
        return {
          balance: balanceOn(entries, year, today),
          corrected: balanceOn([...entries, ...late, ...corrections], year, today),
          ahead: ahead.get(leaveYearOf(later, accrual.startsIn))?.balance,
        };
      });
      expect(byLots).toEqual(simple);
    }),
    runs,
  );
});

test("a changed amount posts the same difference under a document as under simple terms", () => {
  const uncapped = someTerms.map((terms) => ({ ...terms, maxBalance: null }));
  assertProperty(
    fc.property(someCase, uncapped, someLeave, day, (given, changed, leave, today) => {
      const { policy, ...rest } = given;
      const before = { ...policy, maxBalance: null };
      const [simple, byLots] = [(terms: Partial<PolicyTerms>) => terms, asDocument].map((written) => {
        const accrual = aCase({ ...rest, policy: written(before) });
        const year = leaveYearOf(today, accrual.startsIn);
        const booked = leaveOf(leave, accrual.startsIn).filter(({ effectiveOn }) => effectiveOn <= today);
        const entries = [...booked, ...dueEntries(accrual, booked, null, today)];
        const changes = { [`${year}-${accrual.startsIn === 1 ? "01" : "04"}-01`]: written({ ...before, ...changed }) };
        const after = aCase({ ...rest, policy: written(before), changes });
        const posted = changeEntries(after, entries, { today, cause: "policy", id: "changed" });
        return balanceOn([...entries, ...posted], year, today);
      });
      expect(byLots).toBe(simple);
    }),
    runs,
  );
});

test("a new maximum gives back as much under a document as under simple terms", () => {
  const someMaximum = fc.option(minutes(40));
  assertProperty(
    fc.property(someCase, someMaximum, someLeave, day, (given, maxBalance, leave, today) => {
      const { policy, ...rest } = given;
      const [simple, byLots] = [(terms: Partial<PolicyTerms>) => terms, asDocument].map((written) => {
        const before = aCase({ ...rest, policy: written(policy) });
        const year = leaveYearOf(today, before.startsIn);
        const booked = leaveOf(leave, before.startsIn).filter(({ effectiveOn }) => effectiveOn <= today);
        const entries = [...booked, ...dueEntries(before, booked, null, today)];
        const from = `${year}-${before.startsIn === 1 ? "01" : "04"}-01`;
        const after = aCase({
          ...rest,
          policy: written(policy),
          changes: { [from]: written({ ...policy, maxBalance }) },
        });
        const posted = changeEntries(after, entries, { today, cause: "policy", id: "changed", before });
        return balanceOn([...entries, ...posted], year, today);
      });
      expect(byLots).toBe(simple);
    }),
    runs,
  );
});
