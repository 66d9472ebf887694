import { expect, test } from "@jest/globals";
import type { Holiday } from "#core/offices/workCalendar.ts";
import { STANDARD_WEEK, type WorkWeek } from "#core/working/WorkingPattern.ts";
import { requestCost } from "../requestCost.ts";
import { type OfficeDays, personalCalendar, placedCalendar } from "./placedCalendar.ts";

const PLACEMENTS = [
  { version: 1, effectiveOn: "2027-01-01", value: "berlin" },
  { version: 2, effectiveOn: "2027-04-15", value: "oslo" },
];

function charged(berlin: Partial<OfficeDays>, oslo: Partial<OfficeDays>, closures: readonly Holiday[] = []) {
  const office = { holidays: [], countHolidays: false, patterns: null };
  const offices = new Map([
    ["berlin", { ...office, ...berlin }],
    ["oslo", { ...office, ...oslo }],
  ]);
  const span = { startDate: "2027-04-12", endDate: "2027-04-23", isHalfDay: false };
  const calendar = personalCalendar(placedCalendar(PLACEMENTS, offices), null, closures);
  return requestCost(span, calendar).map(({ date }) => Number(date.slice(8)));
}

const HOLIDAYS = [14, 15].map((day) => ({ date: `2027-04-${day}`, name: "Day off" }));

test("each date has the holidays of the office of that date", () => {
  expect(charged({ holidays: HOLIDAYS }, {})).toEqual([12, 13, 15, 16, 19, 20, 21, 22, 23]);
  expect(charged({}, { holidays: HOLIDAYS })).toEqual([12, 13, 14, 16, 19, 20, 21, 22, 23]);
});

test("each date's office decides whether its holidays cost something", () => {
  const counting = { holidays: HOLIDAYS, countHolidays: true };
  expect(charged(counting, { holidays: HOLIDAYS })).toEqual([12, 13, 14, 16, 19, 20, 21, 22, 23]);
  expect(charged({ holidays: HOLIDAYS }, counting)).toEqual([12, 13, 15, 16, 19, 20, 21, 22, 23]);
});

test("each date has the hours of the office of that date, and a cycle of two weeks goes on after a move", () => {
  const mondays: WorkWeek = [480, 0, 0, 0, 0, 0, 0];
  const fridays: WorkWeek = [0, 0, 0, 0, 480, 0, 0];
  expect(charged({ patterns: [{ from: "2027-01-01", weeks: [mondays] }] }, {})).toEqual([
    12, 15, 16, 19, 20, 21, 22, 23,
  ]);
  const cycle = [{ from: "2027-04-05", weeks: [mondays, fridays] }];
  expect(charged({}, { patterns: cycle })).toEqual([12, 13, 14, 16, 19]);
  const later = [...cycle, { from: "2027-04-19", weeks: [STANDARD_WEEK] }];
  expect(charged({}, { patterns: later })).toEqual([12, 13, 14, 16, 19, 20, 21, 22, 23]);
});

test("a day that is off for the person alone costs nothing, even in an office that counts holidays", () => {
  const closed = [{ date: "2027-04-20", name: "Closed", isClosure: true }];
  expect(charged({}, { countHolidays: true }, closed)).toEqual([12, 13, 14, 15, 16, 19, 21, 22, 23]);
});
