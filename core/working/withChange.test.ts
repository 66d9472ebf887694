import { expect, test } from "@jest/globals";
import { addMonths } from "#core/calendar/dates.ts";
import { patternOn } from "../offices/workCalendar.ts";
import { withChange } from "./withChange.ts";
import { STANDARD_PATTERN, STANDARD_WEEK, type WorkWeek } from "./WorkingPattern.ts";

const SHORT: WorkWeek = [480, 480, 480, 0, 0, 0, 0];
const GULF: WorkWeek = [480, 480, 480, 480, 0, 0, 480];
const office = [{ from: "2027-02-01", weeks: [GULF] }];
const own = [
  { from: "2027-03-01", weeks: [SHORT] },
  { from: "2027-06-01", weeks: null },
];

test("a person without a pattern follows the office, which works Monday to Friday until it sets one", () => {
  expect(patternOn("2027-01-31", { own: null, office })).toBe(STANDARD_PATTERN);
  expect(patternOn("2027-02-01", { own: null, office })).toEqual(office[0]);
  expect(patternOn("2027-02-01", { own: null, office: null })).toBe(STANDARD_PATTERN);
});

test("a person's own pattern applies from its day until it is unset", () => {
  expect(patternOn("2027-02-28", { own, office })).toEqual(office[0]);
  expect(patternOn("2027-03-01", { own, office })).toEqual(own[0]);
  expect(patternOn("2027-05-31", { own, office })).toEqual(own[0]);
  expect(patternOn("2027-06-01", { own, office })).toEqual(office[0]);
});

test("a change replaces those that would begin on its day or later, and keeps earlier ones", () => {
  const change = { from: "2027-03-01", weeks: [STANDARD_WEEK] };
  expect(withChange(own, change)).toEqual([change]);
  expect(withChange(office, change)).toEqual([...office, change]);
  expect(withChange(null, change)).toEqual([change]);
});

test("unsetting a pattern leaves no trace where none applied", () => {
  expect(withChange(null, { from: "2027-03-01", weeks: null })).toBeNull();
  expect(withChange(own, { from: "2027-01-01", weeks: null })).toBeNull();
  expect(withChange(own, { from: "2027-04-01", weeks: null })).toEqual([own[0], { from: "2027-04-01", weeks: null }]);
});

test("a thirteenth change within a year is refused, because each recalculates the leave under all of them", () => {
  const weeks = [SHORT];
  const months = Array.from({ length: 12 }, (_, month) => addMonths("2027-01-01", month));
  const monthly = months.map((from) => ({ from, weeks }));
  expect(() => withChange(monthly, { from: "2027-12-31", weeks })).toThrow(
    "Working hours can change at most 12 times a year and 100 times in total",
  );
  expect(withChange(monthly, { from: "2028-01-01", weeks })).toHaveLength(13);
  expect(withChange(monthly, { from: "2027-06-01", weeks })).toHaveLength(6);
  const yearly = Array.from({ length: 100 }, (_, year) => ({ from: addMonths("2027-01-01", 12 * year), weeks }));
  expect(() => withChange(yearly, { from: "2150-01-01", weeks })).toThrow("100 times in total");
});
