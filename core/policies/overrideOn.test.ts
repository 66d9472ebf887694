import { expect, test } from "@jest/globals";
import { overrideOn } from "./overrideOn.ts";

const DAY = 480;
const entry = (version: number, effectiveOn: string, days: number | null) => ({
  version,
  effectiveOn,
  value: days === null ? null : days * DAY,
});

test("an empty history has no allowance", () =>
  expect(overrideOn([], "2027-03-01")).toEqual({ minutes: null, next: null }));

test("a future allowance is next until its day", () => {
  const history = [entry(1, "2027-01-10", null), entry(2, "2027-05-01", 25)];
  const next = { minutes: 25 * DAY, effectiveOn: "2027-05-01" };
  expect(overrideOn(history, "2027-04-30")).toEqual({ minutes: null, next });
  expect(overrideOn(history, "2027-05-01")).toEqual({ minutes: 25 * DAY, next: null });
});

test("the last version applies from its day, over earlier versions for later days", () => {
  const history = [entry(1, "2026-03-01", 20), entry(2, "2028-01-01", 25), entry(3, "2027-01-01", 22)];
  expect(overrideOn(history, "2026-12-31")).toEqual({
    minutes: 20 * DAY,
    next: { minutes: 22 * DAY, effectiveOn: "2027-01-01" },
  });
  expect(overrideOn(history, "2027-06-01")).toEqual({ minutes: 22 * DAY, next: null });
});

test("the earliest of several future allowances is next, and unchanged values don't count", () => {
  const history = [
    entry(1, "2027-01-01", 20),
    entry(2, "2027-04-01", 20),
    entry(3, "2027-09-01", null),
    entry(4, "2028-01-01", 30),
  ];
  expect(overrideOn(history, "2027-03-01").next).toEqual({ minutes: null, effectiveOn: "2027-09-01" });
});
