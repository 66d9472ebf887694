import { expect, test } from "@jest/globals";
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

test("an override holds from the leave year's first day until the next scheduled one, which stays", () =>
  expect(changed(22)).toEqual([
    ["2027-01-01", 22],
    ["2028-01-01", 25],
  ]));

test("one for a day to come leaves what holds until then, and what comes after", () => {
  expect(changed(22, "2027-06-01")).toEqual([
    ["2027-06-01", 22],
    ["2028-01-01", 25],
  ]);
  expect(changed(30, "2029-01-01")).toEqual([["2029-01-01", 30]]);
});

test("the day's own value for a scheduled day cancels the change", () =>
  expect(changed(20, "2028-01-01")).toEqual([["2028-01-01", 20]]));

test("the value that holds already changes nothing", () => {
  expect(changed(20)).toEqual([]);
  expect(changed(20, "2027-02-01")).toEqual([]);
  expect(changed(25, "2028-02-01")).toEqual([]);
});

test("one for a day that is over replaces what has changed since", () =>
  expect(changed(20, "2027-01-01", [entry(1, "2026-03-01", 20), entry(2, "2027-02-01", 25)])).toEqual([
    ["2027-01-01", 20],
  ]));
