import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { balanceOn } from "#core/ledger/balance.ts";
import { leaveYearEnd, leaveYearStart } from "#core/leave/leaveYear.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { openingOf } from "./availability.ts";

const DAY = 480;

function opening(left: number, given: Parameters<typeof aCase>[0]) {
  const { carried, accrued } = openingOf(aCase(given), 2028)(left * DAY);
  return (carried + accrued) / DAY;
}

describe("the opening of the next year", () => {
  test.each<[string, number, Partial<PolicyTerms>, number]>([
    ["the carry-over and the year's amount", 3, {}, 23],
    ["no more than the limit carried", 8, {}, 25],
    ["a balance below 0 carried whole", -2, {}, 18],
    ["a month's amount", 3, { accrual: 2 * DAY, accrualPeriod: "month" }, 5],
    ["a twelfth of the year", 0, { accrual: 24 * DAY, accrualTiming: "monthly_increments" }, 2],
    ["the amount earned by the end of this year", 3, { accrualTiming: "end_of_period" }, 23],
    ["6 carried and 21 under a maximum of 28", 6, { accrual: 21 * DAY, maxBalance: 28 * DAY, carryOver: 7 * DAY }, 27],
    ["9 carried and 19 under a maximum of 28", 9, { accrual: 21 * DAY, maxBalance: 28 * DAY, carryOver: 10 * DAY }, 28],
    ["nothing under an unlimited policy", 3, { isUnlimited: true }, 0],
  ])("the next year opens with %s", (_, left, policy, days) => expect(opening(left, { policy })).toBe(days));

  test("the next year opens with the terms scheduled for its first day", () => {
    const changes = { "2028-01-01": { accrual: 25 * DAY, carryOver: 0 } };
    expect(opening(3, { changes })).toBe(25);
    expect(opening(3, { changes: { "2028-01-01": { isUnlimited: true } } })).toBe(0);
    expect(opening(3, { policy: { isUnlimited: true }, changes: { "2028-01-01": {} } })).toBe(20);
  });

  test("the next year opens with nothing for a person who leaves before", () => {
    expect(opening(3, { endDate: "2027-12-31" })).toBe(0);
    expect(opening(3, { endDate: "2028-01-01" })).toBeGreaterThan(3);
  });

  test("the next year opens with exactly the minutes that the ledger posts on its first day", () => {
    assertProperty(
      fc.property(
        fc.record({
          accrual: fc.integer({ min: 0, max: 60 }).map((halves) => halves * 240),
          accrualPeriod: fc.constantFrom(...ACCRUAL_PERIODS),
          accrualTiming: fc.constantFrom(...ACCRUAL_TIMINGS),
          carryOver: fc.integer({ min: 0, max: 20 }).map((halves) => halves * 240),
          maxBalance: fc.option(fc.integer({ min: 0, max: 80 }).map((halves) => halves * 240)),
        }),
        fc.integer({ min: 1, max: 12 }),
        (policy, startsIn) => {
          const accrual = aCase({ policy, startsIn, addedOn: leaveYearStart(2027, startsIn) });
          const lastDay = leaveYearEnd(2027, startsIn);
          const firstDay = leaveYearStart(2028, startsIn);
          const entries = dueEntries(accrual, [], null, lastDay);
          const next = [...entries, ...dueEntries(accrual, entries, lastDay, firstDay)];
          const { carried, accrued } = openingOf(accrual, 2028)(balanceOn(entries, 2027, lastDay));
          expect(carried + accrued).toBe(balanceOn(next, 2028, firstDay));
        },
      ),
    );
  });
});
