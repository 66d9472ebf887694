import { describe, expect, test } from "@jest/globals";
import { type Month, reportMonths } from "./reportMonths.ts";

const TODAY = "2027-03-15";
const given = (from?: Month, to?: Month) => reportMonths({ from, to }, TODAY);

test.each([
  ["the calendar year", given(), "2027-01-01", "2027-12-31", 12],
  ["a year from a month", given("2026-11"), "2026-11-01", "2027-10-31", 12],
  ["a year up to a month", given(undefined, "2027-02"), "2026-03-01", "2027-02-28", 12],
  ["one month", given("2028-02", "2028-02"), "2028-02-01", "2028-02-29", 1],
  ["five years", given("2023-01", "2027-12"), "2023-01-01", "2027-12-31", 60],
])("%s", (_, { months, first, last }, begins, ends, count) => {
  expect([first, last, months.length]).toEqual([begins, ends, count]);
  expect([months[0], months.at(-1)]).toEqual([begins.slice(0, 7), ends.slice(0, 7)]);
});

describe("an invalid range", () => {
  test.each([
    ["backwards", "2027-03", "2027-02", "To must be the same month as From or later"],
    ["five years and a month", "2022-12", "2027-12", "A report covers at most 60 months"],
    ["all of time", "1900-01", "2199-12", "A report covers at most 60 months"],
  ])("a range that is %s is refused", (_, from, to, message) => {
    expect(() => given(from, to)).toThrow(
      expect.objectContaining({ kind: "invalid", message, fields: { to: message } }),
    );
  });
});
