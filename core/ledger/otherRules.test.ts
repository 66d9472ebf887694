import { describe, expect, test } from "@jest/globals";
import { toDays } from "#core/leave/amounts.ts";
import { ACCRUAL_PERIODS } from "#core/policies/PolicyTerms.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking, anEntry, daysOf } from "#tests/scenarios/anEntry.ts";
import { atEnd, balance, DAY, accruedDays, increments, monthly, yearly } from "#tests/scenarios/inDays.ts";
import { figuresOf, sumEntries } from "./balance.ts";
import { dueEntries } from "./dueEntries.ts";

/**
 * Cases of other leave systems with rules that differ from Awayday's. otherSystems.test.ts has the cases with equal
 * results.
 */

const inCents = (days: number) => toDays(days * DAY);

describe("proration", () => {
  test.each<[annual: number, startDate: string, theirs: number, ours: number]>([
    [30, "2022-03-13", 25, 24.16],
    [30, "2022-06-03", 18, 17.43],
    [30, "2022-08-17", 13, 11.26],
    [30, "2022-09-12", 10, 9.12],
    [30, "2022-10-11", 8, 6.74],
    [30, "2022-12-31", 3, 0.08],
    [24, "2022-01-12", 24, 23.28],
    [24, "2022-02-16", 22, 20.98],
    [24, "2022-05-01", 16, 16.11],
    [24, "2022-06-03", 14, 13.94],
    [24, "2022-07-14", 12, 11.24],
    [24, "2022-08-17", 10, 9.01],
    [24, "2022-12-31", 2, 0.07],
  ])(
    "counting started months as whole, %i a year from %s make %i; we post %d, because a day's work earns a day's share",
    (annual, startDate, theirs, ours) => {
      expect(inCents(accruedDays(yearly(annual), "2022-12-31", { startDate }))).toBe(ours);
      expect(ours).not.toBe(theirs);
    },
  );

  test("a system that prorates by months gives 10 of 20 from July; we prorate by days, 184 of 365", () => {
    expect(inCents(accruedDays(yearly(20), "2027-12-31", { startDate: "2027-07-01" }))).toBe(10.08);
  });

  test("a system that gives 8.992 of 12 from April 1 excludes the last day; we count both ends of the span, 275 of 365", () => {
    expect(inCents(accruedDays(yearly(12), "2027-12-31", { startDate: "2027-04-01" }))).toBe(9.04);
  });

  test("a system that rounds to quarters gives 1.75 of 18/28 and a month; we post the earned amount, and twelve months still add up", () => {
    expect(inCents(accruedDays({ ...monthly(1), ...atEnd }, "2027-04-01", { startDate: "2027-02-11" }))).toBe(1.64);
  });
});

describe("accrual", () => {
  test("a system with daily accrual gives 6 and 6.5 by July of 24 and 20 a year from April; we post monthly, in readable entries", () => {
    const hired = { startDate: "2016-04-01" };
    expect(10 + accruedDays(increments(24), "2016-07-01", hired)).toBe(18);
    expect(inCents(4 + accruedDays(increments(20), "2016-07-01", hired))).toBe(10.67);
  });

  test("a system that pays on the last day of a month pays a leaver before the month is worked; we pay after it ends", () => {
    expect(accruedDays({ ...monthly(1), ...atEnd }, "2027-03-31")).toBe(2);
    expect(accruedDays({ ...monthly(1), ...atEnd }, "2027-04-01")).toBe(3);
  });

  test("days, weeks, half months, quarters, and half years are not accrual periods, because a month is close enough and its parts add up", () => {
    expect(ACCRUAL_PERIODS).toEqual(["year", "month"]);
    expect(accruedDays({ ...increments(12) }, "2027-04-01")).toBe(4);
    expect(accruedDays({ ...increments(12) }, "2027-07-01")).toBe(7);
    expect(accruedDays({ ...monthly(2), ...atEnd }, "2021-10-01", { startDate: "2021-09-04" })).toBe(1.8);
    const halfYearly = { ...monthly(1 / 6), ...atEnd };
    expect(inCents(balance({ ...halfYearly, carryOver: 9 * DAY }, "2021-09-02", "2022-01-01"))).toBe(0.66);
    expect(inCents(balance({ ...halfYearly, carryOver: 9 * DAY }, "2021-09-02", "2022-07-01"))).toBe(1.66);
    expect([accruedDays(increments(10), "2027-12-31"), accruedDays(increments(24), "2027-12-31")]).toEqual([10, 24]);
    expect(balance({ ...monthly(30), maxBalance: 5 * DAY }, "2021-09-04", "2021-10-03")).toBe(5);
    expect(accruedDays({ ...monthly(4), ...atEnd }, "2023-04-24", { startDate: "2023-04-24" })).toBe(0);
  });

  test("a system with tiers grants more with seniority; under simple terms, a change of the policy or allowance does, and the person can see it", () => {
    expect(inCents(accruedDays(yearly(10), "2026-12-31", { changes: { "2026-09-01": yearly(12) } }))).toBe(10.67);
    const changes = {
      "2022-03-31": { ...monthly(3), ...atEnd, maxBalance: 3 * DAY },
      "2022-04-30": { ...monthly(6), ...atEnd, maxBalance: 6 * DAY },
      "2022-05-31": { ...monthly(1), ...atEnd, maxBalance: 100 * DAY },
    };
    const accrual = aCase({ policy: { ...monthly(0), ...atEnd }, changes, addedOn: "2022-01-31" });
    const entries = dueEntries(accrual, [], null, "2022-07-20");
    expect(toDays(figuresOf(sumEntries(entries, "2022-07-20"), 0).balance)).toBe(10.04);
  });

  test("a system with a lower maximum cuts 10 to 5; we keep earned days and accrue no more", () => {
    const changes = { "2027-04-01": { ...monthly(5), maxBalance: 5 * DAY } };
    const policy = { ...monthly(5), maxBalance: 10 * DAY };
    const entries = dueEntries(aCase({ policy, changes }), [], null, "2027-05-01");
    expect(figuresOf(sumEntries(entries, "2027-05-01"), 0).balance / DAY).toBe(10);
  });
});

describe("carry-over", () => {
  test("a system whose maximum cuts the carry-over takes earned days; we cut the new accrual visibly, to the same total", () => {
    const policy = { ...yearly(25), carryOver: 10 * DAY, maxBalance: 30 * DAY };
    const taken = [aBooking(10, "2024-05-06")];
    const entries = dueEntries(aCase({ policy, addedOn: "2024-01-01" }), taken, null, "2025-01-01");
    expect(daysOf(entries, "carry_over")).toEqual([10]);
    expect(entries.at(-1)).toMatchObject({ minutes: 20 * DAY, details: { lost: 5 * DAY } });
  });

  test("a system with a column of whole days turned 1.5 into 2; minutes lose nothing", () => {
    expect(balance({ ...yearly(1.5), carryOver: 9 * DAY }, "2024-01-01", "2025-01-01")).toBe(3);
  });

  test.each<[string, annual: number, carried: number, taken: number, theirs: number, ours: number]>([
    ["nothing taken", 15, 15, 0, 15, 30],
    ["4 from its last day on", 15, 15, 4, 12, 26],
    ["10 after it, 2 of them of what stays", 28, 5, 10, 20, 23],
    ["2 before and 2 after", 28, 5, 4, 28, 29],
    ["28 of which 2 before, 4 expected by the person who asked", 28, 4, 28, 2, 4],
  ])(
    "a system whose carried days expire requires people to use them first: %s; here, they stay for the year, so the order doesn't matter",
    (_, annual, carried, taken, theirs, ours) => {
      const policy = { ...yearly(annual), carryOver: carried * DAY };
      const others = [anEntry("opening", carried - annual, "2024-01-01"), aBooking(taken, "2025-05-05")];
      expect(balance(policy, "2024-01-01", "2025-12-31", others)).toBe(ours);
      expect(theirs).toBeLessThan(ours);
    },
  );

  test("a system with separate dates for carry-over and its expiry gives 5, then 0; simple terms have a single date for both, the start of the leave year", () => {
    const policy = { ...yearly(10), ...atEnd, carryOver: 5 * DAY };
    expect([
      balance(policy, "2024-01-01", "2025-04-20"),
      balance(policy, "2024-01-01", "2025-05-10"),
      balance(policy, "2024-01-01", "2026-01-01"),
    ]).toEqual([10, 10, 15]);
    const taken = [aBooking(2, "2024-03-25"), aBooking(1, "2024-04-02"), aBooking(3, "2025-01-08")];
    expect([
      balance(policy, "2023-01-01", "2024-09-01", taken),
      balance(policy, "2023-01-01", "2025-01-31", taken),
    ]).toEqual([7, 12]);
    const halves = { ...monthly(10 / 6), ...atEnd, carryOver: 99 * DAY };
    expect(balance(halves, "2024-01-01", "2025-09-01", [aBooking(3, "2025-07-02")])).toBeCloseTo(30.33, 2);
  });
});
