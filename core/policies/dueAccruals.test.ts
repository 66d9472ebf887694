import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { toDays } from "#core/amounts.ts";
import { accrualsDueIn, dueAccruals } from "./dueAccruals.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS, DEFAULT_POLICIES } from "./PolicyTerms.ts";
import type { AccrualPeriod, AccrualTiming, PolicyTerms } from "./PolicyTerms.ts";

const throughout = { startDate: null, endDate: null };

function terms(days: number, accrualPeriod: AccrualPeriod, accrualTiming: AccrualTiming): PolicyTerms {
  return { ...DEFAULT_POLICIES.vacation, accrual: days * 480, accrualPeriod, accrualTiming };
}

const sum = (accruals: { minutes: number }[]) => accruals.reduce((total, { minutes }) => total + minutes, 0);

describe("when it falls due", () => {
  test("a year's amount at its start", () => {
    expect(dueAccruals(terms(20, "year", "start_of_period"), throughout, 2027, 1)).toEqual([
      { dueOn: "2027-01-01", minutes: 9600, period: "2027" },
    ]);
  });

  test("a year's amount after its end is due on the first day of the next", () => {
    expect(dueAccruals(terms(20, "year", "end_of_period"), throughout, 2027, 1)).toEqual([
      { dueOn: "2028-01-01", minutes: 9600, period: "2027" },
    ]);
  });

  test("monthly increments are a twelfth on the first of each month", () => {
    const accruals = dueAccruals(terms(20, "year", "monthly_increments"), throughout, 2027, 1);
    expect(accruals).toHaveLength(12);
    expect(accruals[0]).toEqual({ dueOn: "2027-01-01", minutes: 800, period: "2027-01" });
    expect(accruals[11]).toEqual({ dueOn: "2027-12-01", minutes: 800, period: "2027-12" });
    expect(toDays(800)).toBe(1.67);
    expect(sum(accruals)).toBe(9600);
  });

  test.each<AccrualTiming>(["start_of_period", "monthly_increments"])(
    "a month's amount (%s) on its first day",
    (timing) => {
      const accruals = dueAccruals(terms(2, "month", timing), throughout, 2027, 1);
      expect(accruals[2]).toEqual({ dueOn: "2027-03-01", minutes: 960, period: "2027-03" });
      expect(sum(accruals)).toBe(24 * 480);
    },
  );

  test("a month's amount after its end is due on the first of the next month", () => {
    const accruals = dueAccruals(terms(1, "month", "end_of_period"), throughout, 2027, 1);
    expect(accruals[1]).toEqual({ dueOn: "2027-03-01", minutes: 480, period: "2027-02" });
    expect(accruals[11]).toEqual({ dueOn: "2028-01-01", minutes: 480, period: "2027-12" });
  });

  test("leave years that start in April are the period of the year and of its months", () => {
    expect(dueAccruals(terms(20, "year", "start_of_period"), throughout, 2027, 4)[0]?.dueOn).toBe("2027-04-01");
    expect(dueAccruals(terms(20, "year", "end_of_period"), throughout, 2027, 4)[0]?.dueOn).toBe("2028-04-01");
    const months = dueAccruals(terms(20, "year", "monthly_increments"), throughout, 2027, 4);
    expect([months[0]?.dueOn, months[11]?.dueOn]).toEqual(["2027-04-01", "2028-03-01"]);
  });

  test("an unlimited policy accrues nothing", () => {
    const unlimited = { ...terms(20, "year", "start_of_period"), isUnlimited: true };
    expect(dueAccruals(unlimited, throughout, 2027, 1)).toEqual([]);
  });
});

describe("proration", () => {
  test("20 a year, starting 2027-07-01: 20 × 184/365 on that day", () => {
    const employment = { startDate: "2027-07-01", endDate: null };
    const accruals = dueAccruals(terms(20, "year", "start_of_period"), employment, 2027, 1);
    expect(accruals).toEqual([{ dueOn: "2027-07-01", minutes: 4839, period: "2027" }]);
    expect(toDays(4839)).toBe(10.08);
  });

  test("24 a year in monthly increments, starting 2027-07-16: 2 × 16/31 + 5 × 2", () => {
    const employment = { startDate: "2027-07-16", endDate: null };
    const accruals = dueAccruals(terms(24, "year", "monthly_increments"), employment, 2027, 1);
    expect(accruals.map(({ dueOn }) => dueOn).slice(0, 2)).toEqual(["2027-07-16", "2027-08-01"]);
    expect(toDays(sum(accruals))).toBe(11.03);
  });

  test("1 a month after its end, starting 2023-03-15: 17/31 + 1 by 2023-05-16", () => {
    const employment = { startDate: "2023-03-15", endDate: null };
    const accruals = dueAccruals(terms(1, "month", "end_of_period"), employment, 2023, 1);
    expect(toDays(sum(accruals.filter(({ dueOn }) => dueOn <= "2023-05-16")))).toBe(1.55);
  });

  test("1.25 a month, starting 2024-09-02: 29/30 of it at once, all of it in October", () => {
    const employment = { startDate: "2024-09-02", endDate: null };
    const accruals = dueAccruals(terms(1.25, "month", "start_of_period"), employment, 2024, 1);
    expect(toDays(sum(accruals.slice(0, 1)))).toBe(1.21);
    expect(toDays(sum(accruals.slice(0, 2)))).toBe(2.46);
  });

  test("21 a year in monthly increments, starting 2023-01-24: 1.75 × 8/31", () => {
    const employment = { startDate: "2023-01-24", endDate: null };
    const accruals = dueAccruals(terms(21, "year", "monthly_increments"), employment, 2023, 1);
    expect(toDays(sum(accruals.slice(0, 1)))).toBe(0.45);
  });

  test("leap years count 366 days", () => {
    const employment = { startDate: "2028-02-29", endDate: null };
    const accruals = dueAccruals(terms(20, "year", "start_of_period"), employment, 2028, 1);
    expect(sum(accruals)).toBe(Math.round((9600 * 307) / 366));
  });

  test("the period before the last day is earned in proportion", () => {
    const employment = { startDate: null, endDate: "2027-06-30" };
    expect(sum(dueAccruals(terms(20, "year", "start_of_period"), employment, 2027, 1))).toBe(
      Math.round((9600 * 181) / 365),
    );
    expect(dueAccruals(terms(20, "year", "start_of_period"), employment, 2028, 1)).toEqual([]);
  });

  test("a start date in a later year earns nothing yet", () => {
    const employment = { startDate: "2028-01-01", endDate: null };
    expect(dueAccruals(terms(20, "year", "monthly_increments"), employment, 2027, 1)).toEqual([]);
  });
});

describe("no drift", () => {
  test("19 a year in monthly increments is 19 in December, never 18 or 19.04", () => {
    expect(sum(dueAccruals(terms(19, "year", "monthly_increments"), throughout, 2027, 1))).toBe(19 * 480);
  });

  test("twelve monthly increments add up to the yearly amount exactly, whatever the amount", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 2000, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        (minutes, year, startsIn) => {
          const yearly = { ...terms(0, "year", "monthly_increments"), accrual: minutes };
          expect(sum(dueAccruals(yearly, throughout, year, startsIn))).toBe(minutes);
          const override = { ...terms(0, "month", "start_of_period"), accrual: minutes / 12 };
          expect(sum(dueAccruals(override, throughout, year, startsIn))).toBe(minutes);
        },
      ),
    );
  });

  test("the parts of a prorated year sum to what was earned, rounded once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 30 }), (halves, day) => {
        const startDate = `2027-04-${String(day).padStart(2, "0")}`;
        const monthly = terms(halves / 2, "year", "monthly_increments");
        const accruals = dueAccruals(monthly, { startDate, endDate: null }, 2027, 1);
        const earned = halves * 20 * (8 + (31 - day) / 30);
        expect(Math.abs(sum(accruals) - earned)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(accruals.every(({ minutes }) => Number.isInteger(minutes))).toBe(true);
      }),
    );
  });

  test("what is earned before and after a change of jobs within a year is the whole, to the minute", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 27 }), (halves, day) => {
        const endDate = `2027-04-${String(day).padStart(2, "0")}`;
        const startDate = `2027-04-${String(day + 1).padStart(2, "0")}`;
        const yearly = terms(halves / 2, "year", "start_of_period");
        const parts =
          sum(dueAccruals(yearly, { startDate: null, endDate }, 2027, 1)) +
          sum(dueAccruals(yearly, { startDate, endDate: null }, 2027, 1));
        expect(Math.abs(parts - halves * 240)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("what falls due within a leave year", () => {
  test("what the last one earned by its end comes first", () => {
    const accruals = accrualsDueIn(terms(1, "month", "end_of_period"), throughout, 2027, 1);
    expect(accruals.map(({ period }) => period).slice(0, 2)).toEqual(["2026-12", "2027-01"]);
    expect(accruals).toHaveLength(12);
  });

  test("nothing that was earned before the first year", () => {
    const accruals = accrualsDueIn(terms(1, "month", "end_of_period"), throughout, 2027, 1, 2027);
    expect(accruals[0]?.period).toBe("2027-01");
  });

  test("nothing after the last day", () => {
    const employment = { startDate: null, endDate: "2027-03-31" };
    const accruals = accrualsDueIn(terms(1, "month", "end_of_period"), employment, 2027, 1);
    expect(accruals.map(({ dueOn }) => dueOn)).toEqual(["2027-01-01", "2027-02-01", "2027-03-01"]);
  });

  test("every part falls into exactly one year, in order", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ACCRUAL_PERIODS),
        fc.constantFrom(...ACCRUAL_TIMINGS),
        fc.integer({ min: 1, max: 12 }),
        (period, timing, startsIn) => {
          const policy = terms(7.5, period, timing);
          const years = [2025, 2026, 2027, 2028];
          const due = years.flatMap((year) => accrualsDueIn(policy, throughout, year, startsIn, 2025));
          const earned = years.flatMap((year) => dueAccruals(policy, throughout, year, startsIn));
          expect(due).toEqual(earned.slice(0, due.length));
          expect(earned.length - due.length).toBe(timing === "end_of_period" ? 1 : 0);
          expect(due.map(({ dueOn }) => dueOn)).toEqual(due.map(({ dueOn }) => dueOn).toSorted());
        },
      ),
    );
  });
});
