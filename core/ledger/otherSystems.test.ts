import { describe, expect, test } from "@jest/globals";
import { toDays } from "#core/amounts.ts";
import { todayIn } from "#core/calendar/dates.ts";
import { earnedBy } from "#core/policies/earnedBy.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { workCalendar } from "#core/calendar/workCalendar.ts";
import { tryAssess } from "#core/requests/assessRequest.ts";
import type { AssessmentFacts } from "#core/requests/assessRequest.ts";
import { aCase } from "#tests/lives/aCase.ts";
import { aBooking, aLine, daysOf } from "#tests/lives/aLine.ts";
import { balanceOn, figuresOf, sumLines } from "./balance.ts";
import { carryOverCorrections } from "./carryOverCorrections.ts";
import { changeLines } from "./changeLines.ts";
import type { LedgerLine } from "./LedgerLine.ts";
import { postingsDue } from "./postingsDue.ts";
import { usageLines } from "./usage.ts";

/**
 * What other leave systems state in their tests and manuals, held against our engine. Those that follow our rules must
 * come out the same; those that follow another rule are told apart below, with the reason for ours.
 */
const DAY = 480;
const monthly = (days: number) => ({ accrual: days * DAY, accrualPeriod: "month" }) as const;
const increments = (days: number) => ({ accrual: days * DAY, accrualTiming: "monthly_increments" }) as const;
const yearly = (days: number) => ({ accrual: days * DAY });
const atEnd = { accrualTiming: "end_of_period" } as const;

/** The exact days a leave year was given by a day. */
function given(policy: Partial<PolicyTerms>, on: string, more: Parameters<typeof aCase>[0] = {}) {
  const year = Number(on.slice(0, 4));
  return earnedBy(aCase({ policy, addedOn: `${year}-01-01`, ...more }), year, on) / DAY;
}

/** The balance on a day of somebody added on a day, with what was booked. */
function balance(policy: Partial<PolicyTerms>, from: string, on: string, booked: LedgerLine[] = []) {
  const lines = [...booked, ...postingsDue(aCase({ policy, addedOn: from }), booked, null, on)];
  return balanceOn(lines, Number(on.slice(0, 4)), on) / DAY;
}

const toHalf = (days: number) => Math.round(days * 2) / 2;

/** What somebody on leave on 9 and 10 April 2015 is told who asks for other dates. */
function beside(startDate: string, endDate: string, isHalfDay = false) {
  const facts: AssessmentFacts = {
    today: "2015-01-05",
    calendar: workCalendar([], false),
    accrual: aCase({ addedOn: "2015-01-05" }),
    live: [{ startDate: "2015-04-09", endDate: "2015-04-10" }],
    years: new Map([[2015, figuresOf(sumLines([aLine("accrual", 20, "2015-01-01")], "2015-01-05"), 0)]]),
  };
  return tryAssess({ type: "vacation", startDate, endDate, isHalfDay }, facts).refusal?.code;
}

describe("proration", () => {
  test.each<[string, number, number]>([
    ["20 a year, last day 2016-04-01: 5 of them", 5, given(yearly(20), "2016-12-31", { endDate: "2016-04-01" })],
    ["20 a year, last day in 2017: all of 2016", 20, given(yearly(20), "2016-12-31", { endDate: "2017-04-01" })],
    ["20 a year from 2018-04-01: 15", 15, given(yearly(20), "2018-12-31", { startDate: "2018-04-01" })],
  ])("to the whole day: %s", (_, days, ours) => expect(Math.round(ours)).toBe(days));

  test("24 a year from 2016-04-01 and 10 carried make 28, 20 and 4 adjusted 19, to the half day", () => {
    expect(toHalf(10 + given(yearly(24), "2016-12-31", { startDate: "2016-04-01" }))).toBe(28);
    expect(toHalf(4 + given(yearly(20), "2016-12-31", { startDate: "2016-04-01" }))).toBe(19);
  });

  test("1.75 a month from 2023-01-24: 1.75 × 8/31", () => {
    expect(toDays(given(increments(21), "2023-01-24", { startDate: "2023-01-24" }) * DAY)).toBe(0.45);
  });

  test("1.25 a month from 2024-09-02: 1.21 at once, 2.46 in October", () => {
    const startDate = "2024-09-02";
    expect(toDays(given(monthly(1.25), "2024-09-02", { startDate }) * DAY)).toBe(1.21);
    expect(toDays(given(monthly(1.25), "2024-10-01", { startDate }) * DAY)).toBe(2.46);
  });

  test("12 a year in monthly increments from April: 9", () => {
    expect(given(increments(12), "2027-12-31", { startDate: "2027-04-01" })).toBe(9);
  });

  test("25 a year that begins in May, from October: 14.5, to the half day", () => {
    const accrual = aCase({ policy: yearly(25), startsIn: 5, addedOn: "2023-05-01", startDate: "2023-10-01" });
    expect(Math.floor((earnedBy(accrual, 2023, "2023-10-01") / DAY) * 2) / 2).toBe(14.5);
  });
});

describe("accrual", () => {
  test("what is granted at once is there at once", () => expect(given(yearly(24), "2019-06-01")).toBe(24));

  test("nothing before the posting day, and the posting day counts", () => {
    expect(given({ ...monthly(1), ...atEnd }, "2027-01-30")).toBe(0);
    expect(given(monthly(1), "2027-03-01")).toBe(3);
  });

  test("twelve postings of a year never exceed it, nor fall short: 12, 22", () => {
    expect(given(increments(12), "2027-12-31")).toBe(12);
    expect(given(increments(22), "2027-12-31")).toBe(22);
  });

  test("a maximum stops the posting, and cuts the one that would pass it", () => {
    expect(balance({ ...increments(6), maxBalance: 2 * DAY }, "2027-01-01", "2027-06-30")).toBe(2);
    const carried = [aLine("opening", 11, "2027-01-01")];
    expect(balance({ ...monthly(2), maxBalance: 12 * DAY }, "2027-01-01", "2027-01-31", carried)).toBe(12);
  });

  test("12 a year paid at its end: 24 after two", () => {
    expect(balance({ ...yearly(12), ...atEnd, carryOver: 99 * DAY }, "2025-01-01", "2027-01-01")).toBe(24);
  });

  test("whoever is entered late catches up, once", () => {
    const accrual = aCase({ policy: monthly(1), addedOn: "2024-03-01", startDate: "2024-01-01" });
    const lines = postingsDue(accrual, [], null, "2024-03-01");
    expect(daysOf(lines, "accrual")).toEqual([1, 1, 1]);
    expect(postingsDue(accrual, lines, null, "2024-03-01")).toEqual([]);
  });
});

describe("carry-over", () => {
  test.each<[string, Partial<PolicyTerms>, number, number]>([
    ["15 unused, at most 10 carried, 15 new: 25", { ...yearly(15), carryOver: 10 * DAY, maxBalance: 30 * DAY }, 0, 25],
    [
      "21, at most 7 carried, cap 28, 15 taken: 27",
      { ...yearly(21), carryOver: 7 * DAY, maxBalance: 28 * DAY },
      15,
      27,
    ],
    ["21, nothing carried, 15 taken: 21", { ...yearly(21), carryOver: 0, maxBalance: 28 * DAY }, 15, 21],
    ["15, no limit that matters, 8 taken: 22", { ...yearly(15), carryOver: 999 * DAY }, 8, 22],
    ["15, none carried, 8 taken: 15", { ...yearly(15), carryOver: 0 }, 8, 15],
    ["half days are carried: 1.5", { ...yearly(10), carryOver: 10 * DAY }, 8.5, 11.5],
  ])("%s", (_, policy, taken, days) => {
    expect(balance(policy, "2024-01-01", "2025-01-15", [aBooking(taken, "2024-05-06")])).toBe(days);
  });

  test("2 a year paid at its end, at most 10 carried: 4 in the third year", () => {
    expect(balance({ ...yearly(2), ...atEnd, carryOver: 10 * DAY }, "2021-01-01", "2023-01-26")).toBe(4);
  });

  test("3 a year, none carried: 3 in any year", () => {
    expect(balance({ ...yearly(3), carryOver: 0 }, "2019-01-01", "2022-04-01")).toBe(3);
  });

  test("a change in an old year goes on through every later one", () => {
    const accrual = aCase({ policy: { ...yearly(10), carryOver: 99 * DAY }, addedOn: "2012-01-01" });
    const booked = [aBooking(4, "2012-03-01"), aBooking(14, "2013-03-01")];
    const lines = [...booked, ...postingsDue(accrual, booked, null, "2014-02-01")];
    expect(daysOf(lines, "carry_over")).toEqual([6, 2]);
    const cancelled = aLine("usage_reversal", 4, "2012-03-01");
    const owed = carryOverCorrections(accrual, [...lines, cancelled], { today: "2014-02-01", id: "c" });
    expect(daysOf(owed, "carry_over")).toEqual([4, 4]);
  });

  test("leave over the end of a year is charged to each for its part", () => {
    const dayCosts = ["2021-12-30", "2021-12-31", "2022-01-03", "2022-01-04"].map((date) => ({ date, minutes: DAY }));
    const lines = usageLines({ id: "r", type: "vacation", dayCosts }, 1, () => false);
    expect(lines.map(({ leaveYear, minutes }) => [leaveYear, minutes / DAY])).toEqual([
      [2021, -2],
      [2022, -2],
    ]);
  });
});

test("15 that become 40 post the 25 between them, and rewrite nothing", () => {
  const lines = postingsDue(aCase({ policy: yearly(15) }), [], null, "2027-05-01");
  const changed = changeLines(aCase({ policy: yearly(40) }), lines, { today: "2027-05-01", cause: "policy", id: "c" });
  expect(daysOf(changed, "policy_change")).toEqual([25]);
});

test("30 granted, 4 taken, 1 pending: 25 are available", () => {
  const lines = [aLine("accrual", 30, "2027-01-01"), aBooking(4, "2027-03-01")];
  expect(figuresOf(sumLines(lines, "2027-06-01"), DAY).available / DAY).toBe(25);
});

test.each<[string, string, boolean]>([
  ["2015-04-10", "2015-04-11", false],
  ["2015-04-08", "2015-04-09", false],
  ["2015-04-09", "2015-04-09", true],
  ["2015-04-10", "2015-04-10", true],
])("leave from %s to %s shares a day with leave on 9 and 10 April", (start, end, isHalfDay) => {
  expect(beside(start, end, isHalfDay)).toBe("overlap");
});

test("today is the person's calendar day", () => {
  expect(todayIn("America/Mexico_City", new Date("2026-09-15T01:00:00Z"))).toBe("2026-09-14");
});

describe("another rule, and why ours is better:", () => {
  test("whole months with the one of the start, rounded up, give 3 days for a single one; a day earns a day's share", () => {
    const theirs: [annual: number, startDate: string, days: number][] = [
      [30, "2022-03-13", 25],
      [30, "2022-12-31", 3],
      [24, "2022-02-16", 22],
      [24, "2022-12-31", 2],
    ];
    const ours = theirs.map(([annual, startDate]) => toDays(given(yearly(annual), "2022-12-31", { startDate }) * DAY));
    expect(ours).toEqual([24.16, 0.08, 20.98, 0.07]);
    expect(theirs.every(([, , days], index) => days > (ours[index] ?? 0))).toBe(true);
  });

  test("months count 10 for half of 20; days count the half that begins in July as what it is, 184 of 365", () => {
    expect(toDays(given(yearly(20), "2027-12-31", { startDate: "2027-07-01" }) * DAY)).toBe(10.08);
  });

  test("a maximum that cuts the carry-over takes earned days away; ours cuts what is granted, in the open, to the same total", () => {
    const policy = { ...yearly(25), carryOver: 10 * DAY, maxBalance: 30 * DAY };
    const lines = postingsDue(
      aCase({ policy, addedOn: "2024-01-01" }),
      [aBooking(10, "2024-05-06")],
      null,
      "2025-01-01",
    );
    expect(daysOf(lines, "carry_over")).toEqual([10]);
    expect(lines.at(-1)).toMatchObject({ minutes: 20 * DAY, details: { lost: 5 * DAY } });
  });

  test("paid on the last day of a month, a leaver's month is paid before it is worked; ours is paid when it has ended", () => {
    expect(given({ ...monthly(1), ...atEnd }, "2027-03-31")).toBe(2);
    expect(given({ ...monthly(1), ...atEnd }, "2027-04-01")).toBe(3);
  });

  test("half days in a column of whole days became 2 of 1.5; minutes lose nothing", () => {
    expect(balance({ ...yearly(1.5), carryOver: 9 * DAY }, "2024-01-01", "2025-01-01")).toBe(3);
  });

  test("two halves may share a day with them where one ends at noon; ours counts days, and leave of days ends with one", () => {
    expect(beside("2015-04-08", "2015-04-09")).toBe("overlap");
    expect(beside("2015-04-08", "2015-04-08", true)).toBeUndefined();
  });

  test("carry-over that expires first is not ours: what is carried stays, so that the order of using it never matters", () => {
    const policy = { ...yearly(15), carryOver: 15 * DAY };
    expect(balance(policy, "2024-01-01", "2025-12-31")).toBe(30);
  });
});
