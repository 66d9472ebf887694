import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { figuresOf, sumEntries } from "#core/ledger/balance.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { usageEntries } from "#core/ledger/usage.ts";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { documentOfTerms } from "#core/policies/document/documentOfTerms.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase, aPolicy } from "#tests/scenarios/aCase.ts";
import { balanceAfter } from "../balanceAfter.ts";
import { tryAssess } from "../assessRequest.ts";
import { aType } from "#tests/scenarios/leaveTypes.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";

const runs = { numRuns: shortOrLong(25, 10_000) };
const TODAY = "2027-09-14";

const someTerms: fc.Arbitrary<Partial<PolicyTerms>> = fc.record({
  accrual: fc.integer({ min: 0, max: 30 }).map((days) => days * 480),
  accrualPeriod: fc.constantFrom("year", "month"),
  accrualTiming: fc.constantFrom("start_of_period", "end_of_period", "monthly_increments"),
  carryOver: fc.integer({ min: 0, max: 10 }).map((days) => days * 480),
  bookAhead: fc.boolean(),
});
const someDates = fc.uniqueArray(fc.integer({ min: 1, max: 470 }), { maxLength: 12 });
const daysOf = (offsets: readonly number[]) =>
  offsets
    .map((offset) => ({ date: addDays(TODAY, offset), minutes: 480 }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));

function answers(
  { policy, startDate: hired }: { policy: Partial<PolicyTerms>; startDate: string | null },
  booked: DayCost[],
  pending: DayCost[],
  wanted: readonly [number, number],
) {
  const accrual = aCase({ policy, startDate: hired });
  const usage = usageEntries({ id: "booked", type: "vacation", dayCosts: booked }, 1, () => false);
  const entries = [...usage, ...dueEntries(accrual, usage, null, TODAY)];
  const years = [2027, 2028].map((year) => {
    const reserved = pending.filter(({ date }) => leaveYearOf(date) === year).length * 480;
    const ofYear = entries.filter(({ leaveYear }) => leaveYear === year);
    return [year, figuresOf(sumEntries(ofYear, TODAY), reserved)] as const;
  });
  const facts = {
    today: TODAY,
    role: "Employee" as const,
    leaveType: aType("vacation"),
    accrual,
    calendar: workCalendar([], false),
    hiredOn: null,
    live: [],
    blackouts: [],
    years: new Map(years),
    entries,
    leave: [...booked, ...pending],
  };
  const [offset, length] = wanted;
  const startDate = addDays(TODAY, offset);
  const span = { type: "vacation", startDate, endDate: addDays(startDate, length), isHalfDay: false } as const;
  const { assessment, refusals } = tryAssess(span, facts);
  const dayCosts = assessment?.dayCosts ?? [];
  const [first] = refusals;
  return {
    refusal: first?.code,
    text: assessment?.byYear.length === 1 ? first?.message : undefined,
    available: assessment?.byYear.length === 1 ? assessment.byYear[0]?.available : undefined,
    after: dayCosts.length > 0 ? balanceAfter({ leaveYear: leaveYearOf(startDate), dayCosts }, facts) : null,
  };
}

test("a request gets the same answer whether its simple policy is written as a document or not", () => {
  const someWanted = fc.tuple(fc.integer({ min: 1, max: 440 }), fc.integer({ min: 0, max: 40 }));
  const someStart = fc.constantFrom(null, "2027-03-16", "2027-09-11", "2027-11-13");
  assertProperty(
    fc.property(someTerms, someStart, someDates, someDates, someWanted, (terms, startDate, booked, pending, wanted) => {
      const of = (policy: Partial<PolicyTerms>) =>
        answers({ policy, startDate }, daysOf(booked), daysOf(pending), wanted);
      expect(of({ ...terms, document: documentOfTerms(aPolicy(terms)) })).toEqual(of(terms));
    }),
    runs,
  );
});
