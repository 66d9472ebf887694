import { describe, expect, test } from "@jest/globals";
import type { Share } from "../document/grantRule.ts";
import { proratedShare } from "./proratedShare.ts";

const in2026 = { first: "2026-01-01", last: "2026-12-31" };

describe("the value of part of a leave year", () => {
  test.each<[Share, string, string, string]>([
    ["full", "2026-07-01", "2026-12-31", "1"],
    ["none", "2026-07-01", "2026-12-31", "0"],
    ["byDay", "2026-07-01", "2026-12-31", "184/365"],
    ["byDay", "2026-12-31", "2026-12-31", "1/365"],
    ["startedMonths", "2026-06-15", "2026-12-14", "6/12"],
    ["startedMonths", "2026-06-15", "2026-12-15", "7/12"],
    ["startedMonths", "2026-12-31", "2026-12-31", "1/12"],
    ["completedMonths", "2026-06-15", "2026-12-13", "5/12"],
    ["completedMonths", "2026-06-15", "2026-12-14", "6/12"],
    // A month from January 31 ends on February 27, because the next month begins on February 28.
    ["completedMonths", "2026-01-31", "2026-02-26", "0"],
    ["completedMonths", "2026-01-31", "2026-02-27", "1/12"],
    ["calendarMonths", "2026-06-15", "2026-12-31", "6/12"],
    ["calendarMonths", "2026-06-01", "2026-12-30", "6/12"],
  ])("%s from %s to %s: %s", (share, first, last, expected) => {
    const value = proratedShare(share, { first, last }, in2026, { person: { startDate: first } });
    expect(value.equals(expected)).toBe(true);
  });
});

describe("the German share is the whole year after six months of employment", () => {
  test.each<[string, string | undefined, string, string, string]>([
    ["2026-06-30", undefined, "2026-06-30", "2026-12-31", "1"],
    ["2026-07-01", undefined, "2026-07-01", "2026-12-31", "6/12"],
    ["2020-01-01", "2026-06-30", "2026-01-01", "2026-06-30", "6/12"],
    ["2020-01-01", "2026-07-01", "2026-01-01", "2026-07-01", "1"],
    ["2026-01-01", "2026-07-15", "2026-01-01", "2026-07-15", "1"],
    ["2026-03-01", "2026-08-31", "2026-03-01", "2026-08-31", "6/12"],
    ["2026-03-01", "2026-09-01", "2026-03-01", "2026-09-01", "1"],
  ])("started %s, left %s: %s to %s is %s", (startDate, endDate, first, last, expected) => {
    const person = { startDate, ...(endDate !== undefined && { endDate }) };
    expect(proratedShare("germanStatutory", { first, last }, in2026, { person }).equals(expected)).toBe(true);
  });
});

test("a leap year has 366 days", () => {
  const year = { first: "2028-01-01", last: "2028-12-31" };
  const share = proratedShare("byDay", { first: "2028-02-29", last: "2028-12-31" }, year, { person: {} });
  expect(share.toFraction()).toBe("307/366");
});
