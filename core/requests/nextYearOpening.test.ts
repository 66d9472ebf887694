import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { balanceOn } from "#core/ledger/balance.ts";
import { leaveYearEnd, leaveYearStart } from "#core/ledger/leaveYear.ts";
import { postingsDue } from "#core/ledger/postings.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS, DEFAULT_POLICIES } from "#core/policies/PolicyTerms.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { openingOfNextYear } from "./nextYearOpening.ts";

const DAY = 480;
const throughout = { startDate: null, endDate: null };

function opening(
  availableDays: number,
  policy: Partial<PolicyTerms> = {},
  employment: { startDate: string | null; endDate: string | null } = throughout,
) {
  const terms = { ...DEFAULT_POLICIES.vacation, ...policy };
  return openingOfNextYear({ terms, employment, availableNow: availableDays * DAY, year: 2027, startsIn: 1 }) / DAY;
}

describe("the next year opens with", () => {
  test.each<[string, number, Partial<PolicyTerms>, number]>([
    ["what is carried and the year's amount", 3, {}, 23],
    ["no more than the limit carried", 8, {}, 25],
    ["a balance below 0 carried whole", -2, {}, 18],
    ["a month's amount", 3, { accrual: 2 * DAY, accrualPeriod: "month" }, 5],
    ["a twelfth of the year", 0, { accrual: 24 * DAY, accrualTiming: "monthly_increments" }, 2],
    ["what this year earned by its end", 3, { accrualTiming: "end_of_period" }, 23],
    ["6 carried and 21 under a maximum of 28", 6, { accrual: 21 * DAY, maxBalance: 28 * DAY, carryOver: 7 * DAY }, 27],
    ["9 carried and 19 under a maximum of 28", 9, { accrual: 21 * DAY, maxBalance: 28 * DAY, carryOver: 10 * DAY }, 28],
    ["nothing under an unlimited policy", 3, { isUnlimited: true }, 0],
  ])("%s", (_, available, policy, days) => expect(opening(available, policy)).toBe(days));

  test("nothing for somebody who leaves before", () => {
    expect(opening(3, {}, { startDate: null, endDate: "2027-12-31" })).toBe(0);
    expect(opening(3, {}, { startDate: null, endDate: "2028-01-01" })).toBeGreaterThan(3);
  });

  test("what the ledger posts on its first day", () => {
    fc.assert(
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
          const terms = { ...DEFAULT_POLICIES.vacation, ...policy };
          const year = 2027;
          const facts = { type: "vacation", terms, employment: throughout, startsIn } as const;
          const added = { ...facts, addedOn: leaveYearStart(year, startsIn) };
          const lastDay = leaveYearEnd(year, startsIn);
          const firstDay = leaveYearStart(year + 1, startsIn);
          const lines = postingsDue({ ...added, today: lastDay, lines: [] });
          const availableNow = balanceOn(lines, year, lastDay);
          const next = [...lines, ...postingsDue({ ...added, today: firstDay, lines })];
          expect(openingOfNextYear({ terms, employment: throughout, availableNow, year, startsIn })).toBe(
            balanceOn(next, year + 1, firstDay),
          );
        },
      ),
    );
  });
});
