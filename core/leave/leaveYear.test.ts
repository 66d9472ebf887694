import { expect, test } from "@jest/globals";
import { latestYearStart, leaveYearEnd, leaveYearName, leaveYearOf, leaveYearStart } from "./leaveYear.ts";

test.each<[string, number | undefined, number]>([
  ["2027-01-01", undefined, 2027],
  ["2027-12-31", undefined, 2027],
  ["2027-03-31", 4, 2026],
  ["2027-04-01", 4, 2027],
  ["2028-03-31", 4, 2027],
  ["2027-11-30", 12, 2026],
  ["2027-12-01", 12, 2027],
])("%s, with leave years that start in month %s, belongs to leave year %s", (date, startsIn, year) => {
  expect(leaveYearOf(date, startsIn)).toBe(year);
});

test("a leave year runs from the first day of its month to the day before the next leave year", () => {
  expect([leaveYearStart(2027), leaveYearEnd(2027)]).toEqual(["2027-01-01", "2027-12-31"]);
  expect([leaveYearStart(2027, 3), leaveYearEnd(2027, 3)]).toEqual(["2027-03-01", "2028-02-29"]);
});

test("a leave year that ends in the next calendar year is named after both", () => {
  expect([leaveYearName(2027), leaveYearName(2027, 4), leaveYearName(2099, 12)]).toEqual([
    "2027",
    "2027/28",
    "2099/00",
  ]);
});

test.each<[string, string | number]>([
  ["2027-02-10", "04-06"],
  ["2027-03-31", "04-06"],
  ["2027-04-01", 4],
  ["2027-04-06", "04-06"],
])("on %s, among leave years from April 1 and from April 6, the year that began last began on %s", (today, start) => {
  expect(latestYearStart([4, "04-06"], today)).toBe(start);
});
