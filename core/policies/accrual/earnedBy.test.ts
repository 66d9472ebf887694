import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { toDays } from "#core/leave/amounts.ts";
import { addDays } from "#core/calendar/dates.ts";
import { leaveYearEnd } from "#core/leave/leaveYear.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { earnedBy } from "./earnedBy.ts";
import type { AccrualPeriod, AccrualTiming, PolicyTerms } from "../PolicyTerms.ts";

const DAY = 480;

function terms(days: number, accrualPeriod: AccrualPeriod, accrualTiming: AccrualTiming) {
  return { accrual: days * DAY, accrualPeriod, accrualTiming };
}

const yearly = (days = 20) => terms(days, "year", "start_of_period");
const monthly = (days = 2) => terms(days, "month", "start_of_period");
const increments = (days = 24) => terms(days, "year", "monthly_increments");

function daysBy(given: Parameters<typeof aCase>[0], ...dates: string[]) {
  return dates.map((on) => toDays(earnedBy(aCase(given), 2027, on)));
}

function leap(startDate: string, policy: Partial<PolicyTerms>) {
  return earnedBy(aCase({ policy, startDate, addedOn: "2028-01-01" }), 2028, "2028-12-31");
}

const at = (offset: number) => addDays("2027-01-01", offset);

describe("proration", () => {
  test("20 a year from 2027-07-01 earn 20 × 184/365 on that day and nothing before", () => {
    const given = { policy: yearly(), startDate: "2027-07-01" };
    expect(daysBy(given, "2027-06-30", "2027-07-01", "2027-12-31")).toEqual([0, 10.08, 10.08]);
  });

  test("24 a year in monthly increments from 2027-07-16 earn 2 × 16/31 + 5 × 2", () => {
    expect(daysBy({ policy: increments(), startDate: "2027-07-16" }, "2027-07-16", "2027-12-01")).toEqual([
      1.03, 11.03,
    ]);
  });

  test("1 a month at its end from 2023-03-15 earns 17/31 + 1 by 2023-05-16", () => {
    const given = { policy: terms(1, "month", "end_of_period"), startDate: "2023-03-15", addedOn: "2023-01-01" };
    expect(toDays(earnedBy(aCase(given), 2023, "2023-05-16"))).toBe(1.55);
  });

  test("leap years count 366 days and include February 29", () => {
    expect(leap("2028-02-29", yearly())).toBe(Math.round((9600 * 307) / 366));
    expect(leap("2028-02-29", monthly(1))).toBe(Math.round(480 / 29) + 10 * 480);
  });

  test("the last period is prorated: 20 × 181/365 by June 30", () => {
    expect(daysBy({ policy: yearly(), endDate: "2027-06-30" }, "2027-12-31")).toEqual([9.92]);
    expect(daysBy({ policy: monthly(), endDate: "2027-03-15" }, "2027-12-31")).toEqual([
      toDays(1920 + (960 * 15) / 31),
    ]);
  });

  test("a leaver's current period, otherwise paid at its end, is due on the last day", () => {
    const policy = terms(2, "month", "end_of_period");
    const given = { policy, endDate: "2027-03-15" };
    expect(daysBy(given, "2027-03-14", "2027-03-15", "2027-04-01")).toEqual([4, 4.97, 4.97]);
  });

  test("the whole year is due on the last day of a person who leaves at its end", () => {
    const given = { policy: terms(20, "year", "end_of_period"), endDate: "2027-12-31" };
    expect(daysBy(given, "2027-12-30", "2027-12-31")).toEqual([0, 20]);
    expect(earnedBy(aCase(given), 2028, "2028-01-01")).toBe(0);
  });

  test("two employment periods earn their own parts, and nothing between them", () => {
    const employments = [
      { startDate: null, endDate: "2027-03-31" },
      { startDate: "2027-10-01", endDate: null },
    ];
    expect(daysBy({ policy: yearly(), employments }, "2027-09-30", "2027-10-01")).toEqual([4.93, 9.97]);
    expect(daysBy({ policy: monthly(), employments }, "2027-09-30", "2027-10-01")).toEqual([6, 8]);
  });

  test("nothing is earned before the ledger opens", () => {
    const atEnd = terms(1, "month", "end_of_period");
    expect(daysBy({ policy: atEnd }, "2027-01-01", "2027-02-01")).toEqual([0, 1]);
    expect(daysBy({ policy: atEnd, addedOn: "2026-12-31" }, "2027-01-01")).toEqual([1]);
    expect(earnedBy(aCase({ policy: yearly() }), 2026, "2026-12-31")).toBe(0);
  });
});

describe("changes of terms within a year", () => {
  test("20 a year become 25 in July: 20 until then, 20 × 181/365 + 25 × 184/365 afterward", () => {
    const given = { policy: yearly(20), changes: { "2027-07-01": yearly(25) } };
    expect(daysBy(given, "2027-06-30", "2027-07-01", "2027-12-31")).toEqual([20, 22.52, 22.52]);
  });

  test("later terms have no effect before they begin", () => {
    const given = { policy: monthly(1), changes: { "2027-07-16": monthly(2) } };
    expect(daysBy(given, "2027-07-15", "2027-07-16", "2027-08-01")).toEqual([7, 7.52, 9.52]);
  });

  test("a change of other fields changes no earnings", () => {
    const given = { policy: yearly(20), changes: { "2027-07-01": { ...yearly(20), carryOver: 0 } } };
    expect(daysBy(given, "2027-12-31")).toEqual([20]);
  });

  test("a change from yearly to monthly accrual in mid-month earns both parts", () => {
    const given = { policy: yearly(24), changes: { "2027-07-16": increments(24) } };
    const before = (24 * 196) / 365;
    expect(daysBy(given, "2027-07-16", "2027-12-01")).toEqual(
      [before + (2 * 16) / 31, before + (2 * 16) / 31 + 10].map((days) => toDays(days * DAY)),
    );
  });

  test("earnings due at the end of a period stay due for the days under the old terms", () => {
    const given = { policy: terms(12, "year", "end_of_period"), changes: { "2027-07-01": monthly(1) } };
    expect(daysBy(given, "2027-12-31")).toEqual([6]);
    expect(toDays(earnedBy(aCase(given), 2028, "2028-01-01"))).toBe(toDays(((12 * 181) / 365) * DAY + DAY));
  });
});

describe("unlimited terms", () => {
  const unlimited = { ...yearly(20), isUnlimited: true };

  test("unlimited terms earn nothing", () => expect(daysBy({ policy: unlimited }, "2027-12-31")).toEqual([0]));

  test("unlimited terms keep earlier earnings", () => {
    expect(daysBy({ policy: yearly(), changes: { "2027-07-01": unlimited } }, "2027-06-30", "2027-12-31")).toEqual([
      20, 20,
    ]);
  });

  test("earnings start on the day unlimited terms end", () => {
    const given = { policy: unlimited, changes: { "2027-07-01": yearly() } };
    expect(daysBy(given, "2027-06-30", "2027-07-01")).toEqual([0, 10.08]);
  });

  test("days under limited terms count once if unlimited terms begin and end within a year", () => {
    const given = { policy: yearly(), changes: { "2027-07-01": unlimited, "2027-10-01": yearly() } };
    expect(daysBy(given, "2027-09-30", "2027-10-01")).toEqual([20, toDays(((20 * (181 + 92)) / 365) * DAY)]);
    const byMistake = { policy: yearly(), changes: { "2027-07-01": unlimited, "2027-07-02": yearly() } };
    expect(daysBy(byMistake, "2027-07-02")).toEqual([toDays(((20 * 364) / 365) * DAY)]);
  });

  test("unlimited terms cancel an accrual that would have been due at the period's end", () => {
    const given = { policy: terms(20, "year", "end_of_period"), changes: { "2027-07-01": unlimited } };
    expect(earnedBy(aCase(given), 2028, "2028-12-31")).toBe(0);
  });
});

describe("exact sums", () => {
  test("19 a year in monthly increments make 19 in December, never 18 or 19.04", () => {
    expect(daysBy({ policy: increments(19) }, "2027-11-30", "2027-12-01")).toEqual([17.42, 19]);
  });

  test("20 a year in monthly increments show 1.67 in January and make exactly 20 in December", () => {
    expect(daysBy({ policy: increments(20) }, "2027-01-01", "2027-12-01")).toEqual([1.67, 20]);
    expect(earnedBy(aCase({ policy: increments(20) }), 2027, "2027-12-01")).toBe(20 * DAY);
  });

  test("twelve months add up to exactly the yearly amount, for any amount", () => {
    const anyMinutes = fc.integer({ min: 1, max: 500_000 });
    assertProperty(
      fc.property(
        anyMinutes,
        fc.integer({ min: 2000, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        (minutes, year, startsIn) => {
          const given = { addedOn: `${year}-${String(startsIn).padStart(2, "0")}-01`, startsIn };
          const end = leaveYearEnd(year, startsIn);
          const yearlyAmount = { ...increments(), accrual: minutes };
          expect(earnedBy(aCase({ ...given, policy: yearlyAmount }), year, end)).toBe(minutes);
          const override = { ...monthly(), accrual: minutes / 12 };
          expect(earnedBy(aCase({ ...given, policy: override }), year, end)).toBe(minutes);
        },
      ),
    );
  });

  test("a change of job within a year earns the whole amount to the minute", () => {
    assertProperty(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 364 }), (halves, day) => {
        const employments = [
          { startDate: null, endDate: at(day - 1) },
          { startDate: at(day), endDate: null },
        ];
        expect(earnedBy(aCase({ policy: yearly(halves / 2), employments }), 2027, "2027-12-31")).toBe(halves * 240);
        expect(earnedBy(aCase({ policy: increments(halves / 2), employments }), 2027, "2027-12-31")).toBe(halves * 240);
      }),
    );
  });

  test("a year with several terms of one amount earns that amount", () => {
    assertProperty(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 364 }), { maxLength: 5 }),
        (halves, days) => {
          const changes = Object.fromEntries(
            days.toSorted((a, b) => a - b).map((day, index) => [at(day), { ...yearly(halves / 2), carryOver: index }]),
          );
          expect(earnedBy(aCase({ policy: yearly(halves / 2), changes }), 2027, "2027-12-31")).toBe(halves * 240);
        },
      ),
    );
  });
});

test("an amount too large for the ledger earns 10,000 days, so that it can still be posted", () => {
  const document = { unit: "day" as const, grants: [{ frequency: "yearly" as const, amount: 1e300 }] };
  expect(earnedBy(aCase({ policy: { document } }), 2027, "2027-12-31")).toBe(10_000 * DAY);
});
