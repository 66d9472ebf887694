import { describe, expect, test } from "@jest/globals";
import { toDays } from "#core/leave/amounts.ts";
import { ACCRUAL_PERIODS } from "#core/policies/PolicyTerms.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking, aLine, daysOf } from "#tests/scenarios/aLine.ts";
import { atEnd, balance, DAY, given, increments, monthly, yearly } from "#tests/scenarios/inDays.ts";
import { figuresOf, sumLines } from "./balance.ts";
import { postingsDue } from "./postingsDue.ts";

/**
 * Cases of other leave systems that follow another rule than ours: theirs, ours, and why ours is better. Those that agree
 * with ours stand in otherSystems.test.ts.
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
    "whole months, begun ones too, rounded up: %i a year from %s are %i; ours %d, for a day's work earns a day's share and not a month's",
    (annual, startDate, theirs, ours) => {
      expect(inCents(given(yearly(annual), "2022-12-31", { startDate }))).toBe(ours);
      expect(ours).not.toBe(theirs);
    },
  );

  test("by months half of a year is 10 of 20; by days the half that begins in July is what it is, 184 of 365", () => {
    expect(inCents(given(yearly(20), "2027-12-31", { startDate: "2027-07-01" }))).toBe(10.08);
  });

  test("8.992 of 12 from the first of April leaves a last day that nobody can take; ours counts both ends of the span, 275 of 365", () => {
    expect(inCents(given(yearly(12), "2027-12-31", { startDate: "2027-04-01" }))).toBe(9.04);
  });

  test("rounding to quarters makes 1.75 of 18/28 and a month; ours says what was earned, and twelve months still add up", () => {
    expect(inCents(given({ ...monthly(1), ...atEnd }, "2027-04-01", { startDate: "2027-02-11" }))).toBe(1.64);
  });
});

describe("accrual", () => {
  test("day by day 24 and 20 a year from April have come to 6 and 6.5 in July; ours is posted by the month, in lines that one can read", () => {
    const hired = { startDate: "2016-04-01" };
    expect(10 + given(increments(24), "2016-07-01", hired)).toBe(18);
    expect(inCents(4 + given(increments(20), "2016-07-01", hired))).toBe(10.67);
  });

  test("paid on the last day of a month, a leaver's month is paid before it is worked; ours is paid when it has ended", () => {
    expect(given({ ...monthly(1), ...atEnd }, "2027-03-31")).toBe(2);
    expect(given({ ...monthly(1), ...atEnd }, "2027-04-01")).toBe(3);
  });

  test("days, weeks, halves of months, quarters and halves of years are no periods of ours: a month is near enough to each, and its parts add up", () => {
    expect(ACCRUAL_PERIODS).toEqual(["year", "month"]);
    // A quarter's 3 by its end, a half's 6, half a year's 6 at once: theirs by steps, ours as it comes.
    expect(given({ ...increments(12) }, "2027-04-01")).toBe(4);
    expect(given({ ...increments(12) }, "2027-07-01")).toBe(7);
    // 11/14 of one of two in a month: ours 27/30 of both when it has ended.
    expect(given({ ...monthly(2), ...atEnd }, "2021-10-01", { startDate: "2021-09-04" })).toBe(1.8);
    // 121/184 of one a half-year, and one more: by months.
    const halfYearly = { ...monthly(1 / 6), ...atEnd };
    expect(inCents(balance({ ...halfYearly, carryOver: 9 * DAY }, "2021-09-02", "2022-01-01"))).toBe(0.66);
    expect(inCents(balance({ ...halfYearly, carryOver: 9 * DAY }, "2021-09-02", "2022-07-01"))).toBe(1.66);
    // 80 hours in 52 weeks are 1.5385 a week and 40 are 0.77, rounded up so that none is short; 24 days in 26 parts 0.92.
    expect([given(increments(10), "2027-12-31"), given(increments(24), "2027-12-31")]).toEqual([10, 24]);
    // One a day from 6 December, at most 1 or 5; one a week, before its end nothing: a maximum cuts, an end waits.
    expect(balance({ ...monthly(30), maxBalance: 5 * DAY }, "2021-09-04", "2021-10-03")).toBe(5);
    expect(given({ ...monthly(4), ...atEnd }, "2023-04-24", { startDate: "2023-04-24" })).toBe(0);
  });

  test("more with the years is a tier of theirs; ours is a policy or an override from a day on, which its person can read", () => {
    // Theirs is said to be 6.67 and 10.7 in the same breath.
    expect(inCents(given(yearly(10), "2026-12-31", { changes: { "2026-09-01": yearly(12) } }))).toBe(10.67);
    // Tiers of 3, 6 and 1 a month, the first two up to 3 and 6: 7. Ours gives each day what holds on it, and cuts by what holds when it is posted.
    const changes = {
      "2022-03-31": { ...monthly(3), ...atEnd, maxBalance: 3 * DAY },
      "2022-04-30": { ...monthly(6), ...atEnd, maxBalance: 6 * DAY },
      "2022-05-31": { ...monthly(1), ...atEnd, maxBalance: 100 * DAY },
    };
    const accrual = aCase({ policy: { ...monthly(0), ...atEnd }, changes, addedOn: "2022-01-31" });
    const lines = postingsDue(accrual, [], null, "2022-07-20");
    expect(toDays(figuresOf(sumLines(lines, "2022-07-20"), 0).balance)).toBe(10.04);
  });

  test("a lower maximum cuts 10 to 5 with them; ours takes away nothing that was earned, and accrues no more", () => {
    const changes = { "2027-04-01": { ...monthly(5), maxBalance: 5 * DAY } };
    const policy = { ...monthly(5), maxBalance: 10 * DAY };
    const lines = postingsDue(aCase({ policy, changes }), [], null, "2027-05-01");
    expect(figuresOf(sumLines(lines, "2027-05-01"), 0).balance / DAY).toBe(10);
  });
});

describe("carry-over", () => {
  test("a maximum that cuts the carry-over takes earned days away; ours cuts what is granted, in the open, to the same total", () => {
    const policy = { ...yearly(25), carryOver: 10 * DAY, maxBalance: 30 * DAY };
    const taken = [aBooking(10, "2024-05-06")];
    const lines = postingsDue(aCase({ policy, addedOn: "2024-01-01" }), taken, null, "2025-01-01");
    expect(daysOf(lines, "carry_over")).toEqual([10]);
    expect(lines.at(-1)).toMatchObject({ minutes: 20 * DAY, details: { lost: 5 * DAY } });
  });

  test("half days in a column of whole days became 2 of 1.5; minutes lose nothing", () => {
    expect(balance({ ...yearly(1.5), carryOver: 9 * DAY }, "2024-01-01", "2025-01-01")).toBe(3);
  });

  test.each<[string, annual: number, carried: number, taken: number, theirs: number, ours: number]>([
    ["nothing taken", 15, 15, 0, 15, 30],
    ["4 from its last day on", 15, 15, 4, 12, 26],
    ["10 after it, 2 of them of what stays", 28, 5, 10, 20, 23],
    ["2 before and 2 after", 28, 5, 4, 28, 29],
    ["28 of which 2 before, 4 expected by whoever asked", 28, 4, 28, 2, 4],
  ])(
    "carried days that expire have to be used first, and surprise: %s; ours stay for the year, so that order never matters",
    (_, annual, carried, taken, theirs, ours) => {
      const policy = { ...yearly(annual), carryOver: carried * DAY };
      const others = [aLine("opening", carried - annual, "2024-01-01"), aBooking(taken, "2025-05-05")];
      expect(balance(policy, "2024-01-01", "2025-12-31", others)).toBe(ours);
      expect(theirs).toBeLessThan(ours);
    },
  );

  test("a date of its own for carrying over, and another on which that expires (theirs 5, then 0); ours has one date for both, New Year of leave", () => {
    const policy = { ...yearly(10), ...atEnd, carryOver: 5 * DAY };
    // Carried on 20 April for 20 days, on 1 April or 1 May for two months.
    expect([
      balance(policy, "2024-01-01", "2025-04-20"),
      balance(policy, "2024-01-01", "2025-05-10"),
      balance(policy, "2024-01-01", "2026-01-01"),
    ]).toEqual([10, 10, 15]);
    // A chain of two years: 5 on 1 April, 0 on 1 September.
    const taken = [aBooking(2, "2024-03-25"), aBooking(1, "2024-04-02"), aBooking(3, "2025-01-08")];
    expect([
      balance(policy, "2023-01-01", "2024-09-01", taken),
      balance(policy, "2023-01-01", "2025-01-31", taken),
    ]).toEqual([7, 12]);
    // 10 each half-year, carried in April for five months, 3 taken: 10 with 17 lost.
    const halves = { ...monthly(10 / 6), ...atEnd, carryOver: 99 * DAY };
    expect(balance(halves, "2024-01-01", "2025-09-01", [aBooking(3, "2025-07-02")])).toBeCloseTo(30.33, 2);
  });
});
