import { describe, expect, test } from "@jest/globals";
import { toDays } from "#core/leave/amounts.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aBooking, anEntry, daysOf } from "#tests/scenarios/anEntry.ts";
import { atEnd, balance, DAY, accruedDays, increments, monthly, yearly } from "#tests/scenarios/inDays.ts";
import { figuresOf, sumEntries } from "./balance.ts";
import { carryOverCorrections } from "./carryOverCorrections.ts";
import { changeEntries } from "./changeEntries.ts";
import { dueEntries } from "./dueEntries.ts";

/** Results that other leave systems state for rules like Awayday's. */

const toHalf = (days: number) => Math.round(days * 2) / 2;
const inCents = (days: number) => toDays(days * DAY);

describe("proration", () => {
  test.each<[string, number, number]>([
    ["20 a year, last day 2016-04-01: 5 of them", 5, accruedDays(yearly(20), "2016-12-31", { endDate: "2016-04-01" })],
    ["20 a year, last day in 2017: all of 2016", 20, accruedDays(yearly(20), "2016-12-31", { endDate: "2017-04-01" })],
    ["20 a year from 2018-04-01: 15", 15, accruedDays(yearly(20), "2018-12-31", { startDate: "2018-04-01" })],
  ])("rounded to the whole day: %s", (_, days, ours) => expect(Math.round(ours)).toBe(days));

  test("24 a year from 2016-04-01 and 10 carried make 28, 20 a year and 4 adjusted make 19, to the half day; the next year is whole", () => {
    expect(toHalf(10 + accruedDays(yearly(24), "2016-12-31", { startDate: "2016-04-01" }))).toBe(28);
    expect(toHalf(4 + accruedDays(yearly(20), "2016-12-31", { startDate: "2016-04-01" }))).toBe(19);
    expect(accruedDays(yearly(24), "2017-12-31", { startDate: "2016-04-01" })).toBe(24);
  });

  test("1.75 a month from 2023-01-24 makes 1.75 × 8/31", () => {
    expect(inCents(accruedDays(increments(21), "2023-01-24", { startDate: "2023-01-24" }))).toBe(0.45);
  });

  test("1.25 a month from 2024-09-02 makes 1.21 at once and 2.46 in October", () => {
    const startDate = "2024-09-02";
    expect(inCents(accruedDays(monthly(1.25), "2024-09-02", { startDate }))).toBe(1.21);
    expect(inCents(accruedDays(monthly(1.25), "2024-10-01", { startDate }))).toBe(2.46);
  });

  test("12 a year in monthly increments from April makes 9", () => {
    expect(accruedDays(increments(12), "2027-12-31", { startDate: "2027-04-01" })).toBe(9);
  });

  test("25 a year that begins in May, from October, makes 14.5, to the half day", () => {
    const ours = accruedDays(yearly(25), "2023-10-01", { startsIn: 5, addedOn: "2023-05-01", startDate: "2023-10-01" });
    expect(Math.floor(ours * 2) / 2).toBe(14.5);
  });

  test.each<[string, number]>([
    ["2024-03-13", 0],
    ["2024-04-01", 1.45],
    ["2024-05-01", 3.95],
    ["2024-06-01", 6.45],
  ])(
    "a waiting period that ends on 2024-03-14 acts as a start date: 2.5 a month at its end makes, by %s, %d",
    (on, days) => {
      const terms = { ...monthly(2.5), ...atEnd };
      expect(inCents(accruedDays(terms, on, { startDate: "2024-03-14" }))).toBe(days);
      const late = aCase({ policy: terms, addedOn: "2024-06-01", startDate: "2024-03-14" });
      const caughtUp = dueEntries(late, [], null, "2024-06-01").reduce((sum, { minutes }) => sum + minutes, 0);
      expect(toDays(caughtUp)).toBe(6.45);
    },
  );

  test("a waiting period that ends on 2026-06-15, with 2.5 at the start of each month, makes 3.83 in July", () => {
    expect(inCents(accruedDays(monthly(2.5), "2026-07-28", { startDate: "2026-06-15" }))).toBe(3.83);
  });

  test("12 a year that become 14 in mid-year make 13, to a tenth", () => {
    const changes = { "2025-07-01": { ...yearly(14), ...atEnd } };
    const ours = accruedDays({ ...yearly(12), ...atEnd }, "2025-12-31", { changes });
    const posted = dueEntries(
      aCase({ policy: { ...yearly(12), ...atEnd, carryOver: 0 }, changes, addedOn: "2025-01-01" }),
      [],
      null,
      "2026-01-01",
    );
    expect(ours).toBe(0);
    expect(Math.round(daysOf(posted, "accrual").reduce((sum, days) => sum + days, 0) * 10) / 10).toBe(13);
  });
});

describe("accrual", () => {
  test("an upfront grant is available at once", () => expect(accruedDays(yearly(24), "2019-06-01")).toBe(24));

  test("nothing accrues before the posting day, and the posting day counts", () => {
    expect(accruedDays({ ...monthly(1), ...atEnd }, "2027-01-30")).toBe(0);
    expect(accruedDays(monthly(1), "2027-03-01")).toBe(3);
  });

  test("twelve monthly accruals add up to exactly 12 or 22 a year", () => {
    expect(accruedDays(increments(12), "2027-12-31")).toBe(12);
    expect(accruedDays(increments(22), "2027-12-31")).toBe(22);
  });

  test("8 hours a month make 96 hours a year", () => expect(accruedDays(monthly(1), "2027-12-31") * 8).toBe(96));

  test("a maximum balance stops accrual and cuts an accrual that would exceed it", () => {
    expect(balance({ ...increments(6), maxBalance: 2 * DAY }, "2027-01-01", "2027-06-30")).toBe(2);
    const carried = [anEntry("opening", 11, "2027-01-01")];
    expect(balance({ ...monthly(2), maxBalance: 12 * DAY }, "2027-01-01", "2027-01-31", carried)).toBe(12);
  });

  test("12 a year paid at its end make 24 after two years", () => {
    expect(balance({ ...yearly(12), ...atEnd, carryOver: 99 * DAY }, "2025-01-01", "2027-01-01")).toBe(24);
  });

  test("10 a year paid at its end, all carried, are still 10 in the middle of the second year", () => {
    expect(balance({ ...yearly(10), ...atEnd, carryOver: 99 * DAY }, "2024-01-01", "2025-07-01")).toBe(10);
  });

  test("a person who is added late catches up once", () => {
    const accrual = aCase({ policy: monthly(1), addedOn: "2024-03-01", startDate: "2024-01-01" });
    const entries = dueEntries(accrual, [], null, "2024-03-01");
    expect(daysOf(entries, "accrual")).toEqual([1, 1, 1]);
    expect(dueEntries(accrual, entries, null, "2024-03-01")).toEqual([]);
  });
});

describe("carry-over", () => {
  const capped = { ...yearly(21), maxBalance: 28 * DAY };
  test.each<[string, Partial<PolicyTerms>, number, number]>([
    ["15 unused, at most 10 carried, 15 new: 25", { ...yearly(15), carryOver: 10 * DAY, maxBalance: 30 * DAY }, 0, 25],
    ["21, at most 7 carried, cap 28, 15 taken: 27", { ...capped, carryOver: 7 * DAY }, 15, 27],
    ["21, nothing carried, 15 taken: 21", { ...capped, carryOver: 0 }, 15, 21],
    ["15, no limit that matters, 8 taken: 22", { ...yearly(15), carryOver: 999 * DAY }, 8, 22],
    ["15, none carried, 8 taken: 15", { ...yearly(15), carryOver: 0 }, 8, 15],
    ["half days are carried: 1.5", { ...yearly(10), carryOver: 10 * DAY }, 8.5, 11.5],
  ])("%s", (_, policy, taken, days) => {
    expect(balance(policy, "2024-01-01", "2025-01-15", [aBooking(taken, "2024-05-06")])).toBe(days);
  });

  test("2 a year paid at its end, at most 10 carried, make 4 in the third year", () => {
    expect(balance({ ...yearly(2), ...atEnd, carryOver: 10 * DAY }, "2021-01-01", "2023-01-26")).toBe(4);
  });

  test("3 a year, none carried, make 3 in any year", () => {
    expect(balance({ ...yearly(3), carryOver: 0 }, "2019-01-01", "2022-04-01")).toBe(3);
  });

  test("1 a month at its end, all carried, makes 12 after a year", () => {
    expect(balance({ ...monthly(1), ...atEnd, carryOver: 99 * DAY }, "2023-09-01", "2024-09-25")).toBe(12);
  });

  test("unused days expire before new ones are posted, and the maximum applies across the new year", () => {
    const opening = [anEntry("opening", 10, "2021-12-01")];
    expect(balance({ ...monthly(1), ...atEnd, carryOver: 0 }, "2021-12-01", "2022-01-01", opening)).toBe(1);
    const nearly = [anEntry("opening", 24, "2021-12-01")];
    const all = { ...monthly(2), ...atEnd, carryOver: 99 * DAY, maxBalance: 25 * DAY };
    expect(balance(all, "2021-12-01", "2022-01-01", nearly)).toBe(25);
  });

  test("fractions are rounded only for display: 0.42 carried and 0.58 make 1", () => {
    const left = [anEntry("opening", 200 / DAY, "2026-01-01"), anEntry("policy_change", -278 / DAY, "2026-01-01")];
    const sum = balance({ accrual: 278, carryOver: DAY }, "2026-01-01", "2027-01-01", left);
    expect([toDays(200), toDays(278), inCents(sum)]).toEqual([0.42, 0.58, 1]);
  });

  test.each<[string, number, number, number, number]>([
    ["all 5 before they would expire, 10 after", 28, 5, 15, 18],
    ["3 that would expire, the rest stays", 28, 5, 3, 30],
    ["all 5 before, 2 after", 28, 5, 7, 26],
    ["1 before, 1 after", 10, 5, 2, 13],
    ["4 before, 20 after", 30, 6, 24, 12],
    ["6 within the days in which 5 are valid", 15, 5, 6, 14],
  ])("the order of use makes no difference if nothing expires: %s", (_, annual, carried, taken, left) => {
    const entries = [
      anEntry("carry_over", carried, "2022-01-01"),
      anEntry("accrual", annual, "2022-01-01"),
      aBooking(taken, "2022-03-01"),
    ];
    expect(figuresOf(sumEntries(entries, "2022-12-01"), 0).available / DAY).toBe(left);
  });

  test("a change in an old year affects each later carry-over", () => {
    const accrual = aCase({ policy: { ...yearly(10), carryOver: 99 * DAY }, addedOn: "2012-01-01" });
    const booked = [aBooking(4, "2012-03-01"), aBooking(14, "2013-03-01")];
    const entries = [...booked, ...dueEntries(accrual, booked, null, "2014-02-01")];
    expect(daysOf(entries, "carry_over")).toEqual([6, 2]);
    const cancelled = anEntry("usage_reversal", 4, "2012-03-01");
    const owed = carryOverCorrections(accrual, [...entries, cancelled], { today: "2014-02-01", id: "c" });
    expect(daysOf(owed, "carry_over")).toEqual([4, 4]);
  });
});

test("a change from 15 to 40 posts the difference of 25 and rewrites nothing", () => {
  const entries = dueEntries(aCase({ policy: yearly(15) }), [], null, "2027-05-01");
  const changed = changeEntries(aCase({ policy: yearly(40) }), entries, {
    today: "2027-05-01",
    cause: "policy",
    id: "c",
  });
  expect(daysOf(changed, "policy_change")).toEqual([25]);
});

test("30 granted, 4 taken, and 1 pending leave 25 available", () => {
  const entries = [anEntry("accrual", 30, "2027-01-01"), aBooking(4, "2027-03-01")];
  expect(figuresOf(sumEntries(entries, "2027-06-01"), DAY).available / DAY).toBe(25);
});
