import { describe, expect, test } from "@jest/globals";
import { afterWait, completedMonths, monthDayIn, nextMonthDay, wholeCalendarMonths } from "./months.ts";

describe("completedMonths: a month is complete on its monthly anniversary", () => {
  test.each([
    ["2026-01-15", "2026-01-15", 0],
    ["2026-01-15", "2026-02-14", 0],
    ["2026-01-15", "2026-02-15", 1],
    ["2026-01-31", "2026-02-27", 0],
    ["2026-01-31", "2026-02-28", 1],
    ["2026-01-31", "2026-03-30", 1],
    ["2026-01-31", "2026-03-31", 2],
    ["2024-02-29", "2025-02-27", 11],
    ["2024-02-29", "2025-02-28", 12],
    ["2024-02-29", "2028-02-28", 47],
    ["2024-02-29", "2028-02-29", 48],
    ["2026-06-15", "2026-06-14", -1],
    ["2026-06-15", "2025-06-15", -12],
  ])("%s to %s: %d", (start, until, months) => {
    expect(completedMonths(start, until)).toBe(months);
  });
});

describe("wholeCalendarMonths: both days belong to the span", () => {
  test.each([
    ["2026-01-01", "2026-01-31", 1],
    ["2026-01-01", "2026-01-30", 0],
    ["2026-01-02", "2026-03-31", 2],
    ["2026-01-02", "2026-02-27", 0],
    ["2028-02-01", "2028-02-28", 0],
    ["2028-02-01", "2028-02-29", 1],
    ["2026-12-01", "2027-01-31", 2],
    ["2026-03-15", "2026-03-20", 0],
    ["2026-03-15", "2026-02-20", 0],
  ])("%s to %s: %d", (first, last, months) => {
    expect(wholeCalendarMonths(first, last)).toBe(months);
  });
});

test("a date that a year lacks, such as February 29, becomes the last day of its month", () => {
  expect([monthDayIn(2027, "02-29"), monthDayIn(2028, "02-29")]).toEqual(["2027-02-28", "2028-02-29"]);
  expect([monthDayIn(2027, "12-31"), monthDayIn(2027, "03-01")]).toEqual(["2027-12-31", "2027-03-01"]);
});

test("the next occurrence of a month and day is after the given date, never on it", () => {
  expect(nextMonthDay("03-31", "2027-03-30")).toBe("2027-03-31");
  expect(nextMonthDay("03-31", "2027-03-31")).toBe("2028-03-31");
  expect(nextMonthDay("02-29", "2027-02-27")).toBe("2027-02-28");
  expect(nextMonthDay("02-29", "2027-02-28")).toBe("2028-02-29");
});

test("a wait counts months first, then days", () => {
  expect(afterWait("2026-01-31", { months: 1, days: 1 })).toBe("2026-03-01");
  expect(afterWait("2026-01-01", { days: 89 })).toBe("2026-03-31");
  expect(afterWait("2026-01-31", {})).toBe("2026-01-31");
});
