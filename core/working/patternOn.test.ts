import { expect, test } from "@jest/globals";
import { patternDays, patternOn, withChange } from "./patternOn.ts";
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

test("the days of change after one day and through another are listed in order", () => {
  expect(patternDays({ own, office }, "2027-02-01", "2027-06-01")).toEqual(["2027-03-01", "2027-06-01"]);
  expect(patternDays({ own, office }, "2027-01-01", "2027-02-28")).toEqual(["2027-02-01"]);
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
