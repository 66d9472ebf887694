import { expect, test } from "@jest/globals";
import { dayMarks } from "./dayMarks.ts";
import { type Holiday, workCalendar } from "./workCalendar.ts";

const christmas: Holiday = { date: "2025-12-25", name: "Christmas Day" };
const christmasEve: Holiday = { date: "2025-12-24", name: "Christmas Eve", part: "pm" };
const WEEK = { from: "2025-12-22", to: "2025-12-28" };

test("a week has workdays, a half holiday, a holiday, and a weekend", () => {
  expect(dayMarks(WEEK, workCalendar([christmas, christmasEve], false))).toBe("wwp-w--");
});

test("holidays that count like other dates are worked, but closures are not", () => {
  const closure = { date: "2025-12-26", name: "Winter break", isClosure: true };
  expect(dayMarks(WEEK, workCalendar([christmas, christmasEve, closure], true))).toBe("wwww---");
});

test("a person's short days are worked, and their days off are off", () => {
  const own = [{ from: "2025-01-01", weeks: [[480, 480, 240, 0, 0, 0, 0]] as const }];
  expect(dayMarks(WEEK, workCalendar([], false, { own, office: null }))).toBe("www----");
});
