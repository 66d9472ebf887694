import { expect, test } from "@jest/globals";
import type { WorkWeek } from "#core/working/WorkingPattern.ts";
import { type Holiday, workCalendar, workedMinutes } from "./workCalendar.ts";

const christmas: Holiday = { date: "2025-12-25", name: "Christmas Day" };
const christmasEve: Holiday = { date: "2025-12-24", name: "Christmas Eve", part: "pm" };
const office = workCalendar([christmas, christmasEve], false);

test("Monday to Friday are worked, and weekends are not", () => {
  expect(workedMinutes("2025-12-22", office)).toBe(480);
  expect(workedMinutes("2025-12-26", office)).toBe(480);
  expect(workedMinutes("2025-12-27", office)).toBe(0);
  expect(workedMinutes("2025-12-28", office)).toBe(0);
});

test("a holiday is not worked, and half of a half holiday is", () => {
  expect(workedMinutes("2025-12-25", office)).toBe(0);
  expect(workedMinutes("2025-12-24", office)).toBe(240);
});

test("holidays are worked like any weekday if the office counts them", () => {
  const counting = workCalendar([christmas, christmasEve], true);
  expect(workedMinutes("2025-12-25", counting)).toBe(480);
  expect(workedMinutes("2025-12-24", counting)).toBe(480);
});

test("a closure is not worked even if the office counts holidays, or if its date is also a holiday", () => {
  const closure = { date: "2025-12-25", name: "Closed", isClosure: true };
  for (const holidays of [[closure], [closure, christmas], [christmas, closure]]) {
    expect(workedMinutes("2025-12-25", workCalendar(holidays, true))).toBe(0);
  }
});

test("a half holiday halves a short day, rounded up", () => {
  expect(
    workedMinutes(
      "2025-12-24",
      workCalendar([christmasEve], false, {
        own: [{ from: "2025-01-01", weeks: [[0, 0, 241, 0, 0, 0, 0]] }],
        office: null,
      }),
    ),
  ).toBe(121);
});

const earlyClose: Holiday = { date: "2025-12-24", name: "Early close", part: "hours", minutes: 150 };

test.each([
  [480, 330],
  [240, 90],
  [150, 0],
  [60, 0],
  [0, 0],
])("a holiday of 2.5 hours leaves a day of %d minutes %d of them", (planned, left) => {
  const week: WorkWeek = [0, 0, planned, 0, 0, 0, 60];
  const patterns = { own: [{ from: "2025-01-01", weeks: [week] }], office: null };
  expect(workedMinutes("2025-12-24", workCalendar([earlyClose], false, patterns))).toBe(left);
});

test("a whole holiday takes precedence over a half holiday on the same date", () => {
  const whole = { ...christmasEve, part: "full" as const };
  expect(workedMinutes("2025-12-24", workCalendar([christmasEve, whole], false))).toBe(0);
  expect(workedMinutes("2025-12-24", workCalendar([whole, christmasEve], false))).toBe(0);
});
