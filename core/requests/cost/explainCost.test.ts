import { expect, test } from "@jest/globals";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { explainCost } from "./explainCost.ts";

const office = workCalendar(
  [
    { date: "2027-05-31", name: "Memorial Day" },
    { date: "2027-06-05", name: "A Saturday" },
    { date: "2027-12-24", name: "Christmas Eve", part: "am" },
    { date: "2027-12-25", name: "Christmas Day" },
  ],
  false,
);

test.each([
  ["2027-05-31", "2027-06-06", false, "5 weekdays − Memorial Day = 4 days"],
  ["2027-05-28", "2027-05-31", false, "2 weekdays − Memorial Day = 1 day"],
  ["2027-05-31", "2027-05-31", false, "1 weekday − Memorial Day = 0 days"],
  ["2027-12-23", "2027-12-26", false, "2 weekdays − half of Christmas Eve = 1.5 days"],
  ["2027-03-01", "2027-03-03", false, "3 days"],
  ["2027-03-01", "2027-03-01", false, "1 day"],
  ["2027-03-01", "2027-03-01", true, "0.5 days"],
  ["2027-03-06", "2027-03-07", false, "0 days"],
])("%s to %s (half day: %s) is explained as %j", (startDate, endDate, isHalfDay, expected) => {
  expect(explainCost({ startDate, endDate, isHalfDay }, office)).toBe(expected);
});

test("the explanation omits holidays if the office counts them", () => {
  const span = { startDate: "2027-05-31", endDate: "2027-06-04", isHalfDay: false };
  expect(explainCost(span, { ...office, countHolidays: true })).toBe("5 days");
});

test("the explanation counts workdays for people who don't work from Monday to Friday", () => {
  const own = [{ from: "2027-01-01", weeks: [[480, 480, 480, 480, 0, 0, 0] as const] }];
  const span = { startDate: "2027-05-31", endDate: "2027-06-04", isHalfDay: false };
  expect(explainCost(span, { ...office, patterns: { own, office: null } })).toBe("4 workdays − Memorial Day = 3 days");
});

test("the explanation shows the cost in the type's unit, by the hours of the working pattern", () => {
  const own = [{ from: "2027-01-01", weeks: [[360, 360, 360, 360, 360, 0, 0] as const] }];
  const span = { startDate: "2027-05-31", endDate: "2027-06-04", isHalfDay: false };
  const calendar = { ...office, patterns: { own, office: null } };
  expect(explainCost(span, calendar, "hour")).toBe("5 weekdays − Memorial Day = 24 hours");
  expect(explainCost({ ...span, startDate: "2027-06-01" }, calendar, "hour")).toBe("24 hours");
});
