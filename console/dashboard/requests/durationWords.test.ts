import { expect, test } from "@jest/globals";
import { preview } from "../testing/facts.ts";
import { freeDatesText, holidaySum, isWorkday, weekdaysIn } from "./durationWords.ts";

const week = { startDate: "2027-05-31", endDate: "2027-06-04", isHalfDay: false };
const memorialDay = { date: "2027-05-31", name: "Memorial Day" };

test.each([
  ["2027-05-31", "2027-06-04", false, 5],
  ["2027-05-28", "2027-06-07", false, 7],
  ["2027-06-05", "2027-06-06", false, 0],
  ["2027-06-03", "2027-06-03", true, 0.5],
])("from %s to %s (half: %s) there are %d weekdays", (startDate, endDate, isHalfDay, expected) =>
  expect(weekdaysIn({ startDate, endDate, isHalfDay })).toBe(expected),
);

test("a holiday week is explained", () =>
  expect(holidaySum(week, preview({ days: 4, holidays: [memorialDay] }), "day")).toBe(
    "5 weekdays − Memorial Day = 4 days",
  ));

test("a closure of several days is named once", () => {
  const closure = ["2027-06-01", "2027-06-02"].map((date) => ({ date, name: "Summer break" }));
  expect(holidaySum(week, preview({ days: 2, holidays: [memorialDay, ...closure] }), "day")).toBe(
    "5 weekdays − Memorial Day − Summer break (2 days) = 2 days",
  );
});

test("a single holiday is explained", () =>
  expect(holidaySum({ ...week, endDate: "2027-05-31" }, preview({ days: 0, holidays: [memorialDay] }), "day")).toBe(
    "1 weekday − Memorial Day = 0 days",
  ));

test.each([
  [{ ...week, parts: { startPart: "full", endPart: "am" } }, 3.5, "day", "Memorial Day doesn't count"],
  [{ ...week, parts: { startPart: "pm", endPart: "full" } }, 32, "hour", "Memorial Day doesn't count"],
  [
    { ...week, endDate: "2027-05-31", parts: { minutes: 90, startTime: null } },
    0,
    "hour",
    "Memorial Day doesn't count",
  ],
  [{ ...week, parts: { startPart: "full", endPart: "am" } }, 4.5, "day", undefined],
] as const)("a holiday among parts of dates is named: %j", (span, days, unit, text) =>
  expect(holidaySum(span, preview({ days, holidays: [memorialDay] }), unit)).toBe(text),
);

test("a holiday on a weekend changes nothing", () =>
  expect(
    holidaySum(week, preview({ days: 5, holidays: [{ date: "2027-06-06", name: "Away" }] }), "day"),
  ).toBeUndefined());

test("holidays that count as workdays need no explanation", () =>
  expect(holidaySum(week, preview({ days: 5, holidays: [memorialDay] }), "day")).toBeUndefined());

test.each<[string[], number, string | undefined]>([
  [["2027-03-06", "2027-03-07"], 5, undefined],
  [["2027-03-05", "2027-03-06"], 4, "Friday, March 5 isn't a workday for you"],
  [["2027-03-06", "2027-03-07"], 0, "Saturday, March 6 and Sunday, March 7 aren't workdays for you"],
  [["2027-03-05", "2027-03-12", "2027-03-19", "2027-03-26"], 16, "4 of these dates aren't workdays for you"],
])("the free dates %j of %d days are worded as %j", (freeDates, days, text) =>
  expect(freeDatesText({ days, freeDates })).toBe(text),
);

test("half of a date can be taken off if the person works on it; until that is known, half of any weekday can", () => {
  const known = preview({ freeDates: ["2027-03-05"] });
  expect([isWorkday("2027-03-05", known), isWorkday("2027-03-07", known)]).toEqual([false, true]);
  expect([isWorkday("2027-03-05", undefined), isWorkday("2027-03-07", undefined)]).toEqual([true, false]);
});
