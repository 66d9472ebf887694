import { describe, expect, test } from "@jest/globals";
import { aCase } from "#tests/scenarios/aCase.ts";
import { isGone, ledgerOpening } from "./AccrualCase.ts";

function opening(addedOn: string, startDate: string | null, firstYear: number | null = null, startsIn = 1) {
  return ledgerOpening({ addedOn, employment: [{ startDate, endDate: null }], startsIn, firstYear });
}

describe("the ledger opens in the leave year", () => {
  test("in which one was added, whatever the start date before", () => {
    expect(opening("2026-11-20", "2010-03-01")).toBe(2026);
    expect(opening("2026-11-20", null)).toBe(2026);
  });

  test("of a start date after that", () => expect(opening("2026-11-20", "2027-03-01")).toBe(2027));

  test("of the first line, where there is an earlier one", () => {
    expect(opening("2026-11-20", "2027-03-01", 2026)).toBe(2026);
    expect(opening("2026-11-20", null, 2028)).toBe(2026);
  });

  test("that starts in another month", () => expect(opening("2027-03-31", null, null, 4)).toBe(2026));

  test("of the first spell, not of a return", () => {
    const employment = [
      { startDate: "2025-01-01", endDate: "2027-03-31" },
      { startDate: "2029-01-01", endDate: null },
    ];
    expect(ledgerOpening({ addedOn: "2026-05-01", employment, startsIn: 1 })).toBe(2026);
  });
});

describe("people to whom the same falls due have the same case:", () => {
  test("start dates before the ledger opens make no difference", () => {
    expect(aCase({ startDate: "2010-03-01" })).toEqual(aCase({ startDate: "2027-01-01" }));
    expect(aCase({ startDate: "2010-03-01" })).toEqual(aCase({}));
    expect(aCase({ startDate: "2027-01-02" })).not.toEqual(aCase({}));
  });

  test("terms that are over before make none", () => {
    const changes = { "2026-05-01": { carryOver: 0 } };
    expect(aCase({ changes })).toEqual(aCase({ policy: { carryOver: 0 } }));
  });

  test("a past spell is forgotten once the next has begun", () => {
    const spells = [
      { startDate: null, endDate: "2024-03-31" },
      { startDate: "2025-02-01", endDate: null },
    ];
    expect(aCase({ spells, addedOn: "2023-01-01" }).employment).toHaveLength(2);
    expect(aCase({ spells })).toEqual(aCase({}));
  });
});

test("somebody is gone after their last day and until they are back, and not before they begin", () => {
  const employment = [
    { startDate: "2026-02-01", endDate: "2026-05-31" },
    { startDate: "2027-01-15", endDate: null },
  ];
  const days = ["2026-01-01", "2026-05-31", "2026-06-01", "2027-01-14", "2027-01-15"];
  expect(days.map((day) => isGone({ employment }, day))).toEqual([false, false, true, true, false]);
});
