import { describe, expect, test } from "@jest/globals";
import { aCase } from "#tests/scenarios/aCase.ts";
import { isGone, whileEmployed } from "./AccrualCase.ts";

function opening(addedOn: string, startDate: string | null, firstYear: number | null = null, startsIn = 1) {
  return aCase({ addedOn, startDate, startsIn, ...(firstYear !== null && { firstYear }) }).opening;
}

describe("the first leave year of a ledger", () => {
  test("the ledger opens in the year the person was added, even with an earlier start date", () => {
    expect(opening("2026-11-20", "2010-03-01")).toBe(2026);
    expect(opening("2026-11-20", null)).toBe(2026);
  });

  test("the ledger opens in the year of a later start date", () =>
    expect(opening("2026-11-20", "2027-03-01")).toBe(2027));

  test("the ledger opens in the year of its first entry if that is earlier", () => {
    expect(opening("2026-11-20", "2027-03-01", 2026)).toBe(2026);
    expect(opening("2026-11-20", null, 2028)).toBe(2026);
  });

  test("the ledger opens in a leave year that starts in another month", () =>
    expect(opening("2027-03-31", null, null, 4)).toBe(2026));

  test("the ledger opens with the first employment period and not with a return", () => {
    const employment = [
      { startDate: "2025-01-01", endDate: "2027-03-31" },
      { startDate: "2029-01-01", endDate: null },
    ];
    expect(aCase({ addedOn: "2026-05-01", employments: employment }).opening).toBe(2026);
  });
});

describe("equal cases for people with equal due events", () => {
  test("start dates before the ledger opens make no difference", () => {
    expect(aCase({ startDate: "2010-03-01" })).toEqual(aCase({ startDate: "2027-01-01" }));
    expect(aCase({ startDate: "2010-03-01" })).toEqual(aCase({}));
    expect(aCase({ startDate: "2027-01-02" })).not.toEqual(aCase({}));
  });

  test("terms that ended before the ledger opens make no difference", () => {
    const changes = { "2026-05-01": { carryOver: 0 } };
    expect(aCase({ changes })).toEqual(aCase({ policy: { carryOver: 0 } }));
  });

  test("a past employment period is dropped once the next has begun", () => {
    const employments = [
      { startDate: null, endDate: "2024-03-31" },
      { startDate: "2025-02-01", endDate: null },
    ];
    expect(aCase({ employments, addedOn: "2023-01-01" }).employment).toHaveLength(2);
    expect(aCase({ employments })).toEqual(aCase({}));
  });
});

test("a person is gone after their last day and before their return, but not before their start date", () => {
  const employment = [
    { startDate: "2026-02-01", endDate: "2026-05-31" },
    { startDate: "2027-01-15", endDate: null },
  ];
  const days = ["2026-01-01", "2026-05-31", "2026-06-01", "2027-01-14", "2027-01-15"];
  expect(days.map((day) => isGone({ employment }, day))).toEqual([false, false, true, true, false]);
});

test.each<[string, Parameters<typeof aCase>[0], string[]]>([
  [
    "start date and last day",
    { addedOn: "2026-11-20", startDate: "2027-02-01", endDate: "2027-11-30" },
    ["2027-11-30"],
  ],
  [
    "start date on which the ledger opens",
    { addedOn: "2026-11-20", startDate: "2027-01-01" },
    ["2027-11-30", "2027-12-01"],
  ],
])("leave costs nothing outside the employment with a %s", (_, facts, days) => {
  const dates = ["2026-12-31", "2027-11-30", "2027-12-01"].map((date) => ({ date }));
  expect(whileEmployed(dates, aCase(facts)).map(({ date }) => date)).toEqual(days);
});
