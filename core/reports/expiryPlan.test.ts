import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { addDays } from "#core/calendar/dates.ts";
import { wholeBalance } from "#core/ledger/balance.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { expiryAhead } from "#core/ledger/outlook.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { needsEntries, expiryDay, expiringMinutes, expiringMinutesOfEntries, expiryPlan } from "./expiryPlan.ts";

const DAY = 480;

test.each([
  ["2027-03-01", 1, "2028-01-01"],
  ["2027-03-31", 4, "2027-04-01"],
  ["2027-04-01", 4, "2028-04-01"],
])("days left on %s, of a leave year that starts in month %i, expire on %s", (today, startsIn, on) =>
  expect(expiryDay(today, startsIn)).toBe(on),
);

test("nothing expires without a year-end carry-over", () => {
  expect(expiryPlan(aCase({ policy: { isUnlimited: true } }), "2027-06-15")).toBeNull();
  expect(expiryPlan(aCase({ endDate: "2027-09-30" }), "2027-06-15")).toBeNull();
});

function asks(given: Parameters<typeof aCase>[0], left: number, later: number): boolean | null {
  const plan = expiryPlan(aCase(given), "2027-06-15");
  return plan && needsEntries(plan, left * DAY, later * DAY);
}

test("the single entries are needed only if they affect the result", () => {
  const capped = { policy: { accrualTiming: "monthly_increments", maxBalance: 25 * DAY } } as const;
  expect(asks({}, 20, 5)).toBe(false);
  expect([asks(capped, 20, 0), asks(capped, 10, 3), asks(capped, 10, 6)]).toEqual([false, false, true]);
  expect(asks({ changes: { "2027-10-01": { accrual: 30 * DAY } } }, 20, 0)).toBe(true);
});

test("the expiring minutes equal those of a person's outlook, from the entries and, where it suffices, from their sum", () => {
  const scenarios = fc.record({
    startsIn: fc.integer({ min: 1, max: 12 }),
    policy: fc.record({
      accrual: fc.integer({ min: 0, max: 40 }).map((days) => days * DAY),
      accrualPeriod: fc.constantFrom("year", "month"),
      accrualTiming: fc.constantFrom(...ACCRUAL_TIMINGS),
      carryOver: fc.integer({ min: 0, max: 10 }).map((days) => days * DAY),
      maxBalance: fc.option(fc.integer({ min: 5, max: 60 }).map((days) => days * DAY)),
    }),
    raised: fc.option(fc.integer({ min: 0, max: 700 }).map((days) => addDays("2027-01-15", days))),
    startDate: fc.option(fc.integer({ min: 0, max: 900 }).map((days) => addDays("2026-06-01", days))),
    today: fc.integer({ min: 0, max: 600 }).map((days) => addDays("2027-01-15", days)),
    booked: fc.array(fc.record({ days: fc.integer({ min: 1, max: 9 }), after: fc.integer({ min: -200, max: 200 }) }), {
      maxLength: 4,
    }),
    pending: fc.integer({ min: 0, max: 5 }),
  });
  assertProperty(
    fc.property(scenarios, ({ startsIn, policy, raised, startDate, today, booked, pending }) => {
      const changes = raised === null ? {} : { [raised]: { ...policy, accrual: policy.accrual + 5 * DAY } };
      const accrual = aCase({ policy, changes, startsIn, startDate });
      const leaveYear = leaveYearOf(today, startsIn);
      const bookings = booked.map(({ days, after }) => {
        const on = addDays(today, after);
        return aBooking(days, on, { leaveYear: leaveYearOf(on, startsIn) });
      });
      const entries = [...bookings, ...dueEntries(accrual, bookings, null, today)];
      const reserved = { leaveYear, minutes: pending * DAY };
      const forecast = expiryAhead({ accrual, entries, pending: [reserved], today })?.minutes ?? 0;

      const plan = expiryPlan(accrual, today);
      const ofYear = entries.filter((entry) => entry.leaveYear === leaveYear && entry.effectiveOn > today);
      const later = ofYear.reduce((sum, { minutes }) => sum + Math.abs(minutes), 0);
      expect(plan ? expiringMinutesOfEntries(plan, entries, reserved.minutes) : 0).toBe(forecast);
      const balance = wholeBalance(entries, leaveYear);
      if (!plan || needsEntries(plan, balance, later)) return;
      expect(expiringMinutes(plan, balance, reserved.minutes)).toBe(forecast);
    }),
  );
});
