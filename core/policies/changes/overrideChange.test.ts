import { describe, expect, test } from "@jest/globals";
import { overrideChange } from "./overrideChange.ts";

const DAY = 480;
const entry = (version: number, effectiveOn: string, days: number | null) => ({
  version,
  effectiveOn,
  value: days === null ? null : days * DAY,
});
const history = [entry(1, "2026-03-01", 20), entry(2, "2028-01-01", 25)];
const now = { today: "2027-03-01", startsIn: 1 };
const changed = (days: number | null, on?: string, of = history) =>
  overrideChange(of, days === null ? null : days * DAY, { ...now, on }).map(({ effectiveOn, minutes }) => [
    effectiveOn,
    minutes === null ? null : minutes / DAY,
  ]);

test("an allowance applies from the first day of the leave year until the next scheduled one, which stays", () =>
  expect(changed(22)).toEqual([
    ["2027-01-01", 22],
    ["2028-01-01", 25],
  ]));

test("a future allowance keeps the values before it and after the next scheduled change", () => {
  expect(changed(22, "2027-06-01")).toEqual([
    ["2027-06-01", 22],
    ["2028-01-01", 25],
  ]);
  expect(changed(30, "2029-01-01")).toEqual([["2029-01-01", 30]]);
});

test("setting the current value for a scheduled day cancels that change", () =>
  expect(changed(20, "2028-01-01")).toEqual([["2028-01-01", 20]]));

test("the current value changes nothing", () => {
  expect(changed(20)).toEqual([]);
  expect(changed(20, "2027-02-01")).toEqual([]);
  expect(changed(25, "2028-02-01")).toEqual([]);
});

describe("an allowance that another from an earlier day brought forward", () => {
  const raised = [entry(1, "2026-03-01", 20), entry(2, "2027-09-01", 25)];
  const forward = [...raised, entry(3, "2027-08-01", 25), entry(4, "2027-09-01", 25)];

  test.each([20, 22])("applies again if the earlier one is replaced by %i days", (days) =>
    expect(changed(days, "2027-08-01", forward.slice(0, 3))).toEqual([
      ["2027-08-01", days],
      ["2027-09-01", 25],
    ]),
  );

  test("still replaces nothing if only a day between them changes", () =>
    expect(changed(22, "2027-08-15", forward)).toEqual([["2027-08-15", 22]]));

  const raisedBy = (day: string) => [...raised, entry(3, day, 25)];

  test.each([
    ["2027-01-01", undefined],
    ["2027-02-10", "2027-02-01"],
  ])("applies again if the earlier one, from %s, has begun and is replaced", (day, on) =>
    expect(changed(20, on, raisedBy(day))).toEqual([
      [on ?? "2027-01-01", 20],
      ["2027-09-01", 25],
    ]),
  );

  test("doesn't apply again if the earlier one keeps applying on its own day", () =>
    expect(changed(20, now.today, raisedBy("2027-02-10"))).toEqual([[now.today, 20]]));

  test("doesn't apply again if it was canceled itself", () => {
    const canceled = [entry(1, "2026-03-01", 20), entry(2, "2027-09-01", 30), entry(3, "2027-08-01", 25)];
    const then = [...canceled, entry(4, "2027-09-01", 30), entry(5, "2027-09-01", 25)];
    expect(changed(20, "2027-08-01", then)).toEqual([["2027-08-01", 20]]);
  });
});

test("an allowance for a past day replaces later changes up to today", () =>
  expect(changed(20, "2027-01-01", [entry(1, "2026-03-01", 20), entry(2, "2027-02-01", 25)])).toEqual([
    ["2027-01-01", 20],
  ]));

test("an allowance can be scheduled at most five years ahead", () => {
  expect(changed(30, "2032-03-01")).toEqual([["2032-03-01", 30]]);
  expect(() => changed(30, "2032-03-02")).toThrow("Changes can be scheduled through Mar 01, 2032");
});

test("an allowance that changed 500 times is refused, because balances are computed from all of its changes", () => {
  const many = Array.from({ length: 500 }, (_, nth) => entry(nth + 1, "2027-01-01", nth % 2));
  expect(() => changed(22, undefined, many)).toThrow("An allowance can change at most 500 times");
});
