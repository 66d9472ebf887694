import { expect, test } from "@jest/globals";
import { addDays, eachDate, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import { CAST } from "./cast.ts";
import { plannedLeave } from "./plannedLeave.ts";

const isWrong = (first: IsoDate, { submittedOn, startDate, length }: ReturnType<typeof plannedLeave>[number]) =>
  weekdayOf(startDate) !== 1 || submittedOn < first || addDays(startDate, length) >= addDays(first, 365);

test("people in Amsterdam request leave that starts on a Monday, within the demo's year, whatever the demo's first day", () => {
  const all = eachDate("2026-01-01", "2027-12-31").map((first) => ({ first, planned: plannedLeave(first) }));
  expect(all.filter(({ first, planned }) => planned.some((leave) => isWrong(first, leave)))).toEqual([]);
  const names = CAST.filter(({ office }) => office === "Amsterdam").map(({ name }) => name);
  expect(new Set(all[0]?.planned.map(({ name }) => name))).toEqual(new Set(names));
});

test("a person's planned leave never overlaps", () => {
  const dates = plannedLeave("2026-01-01").flatMap(({ name, startDate, length }) =>
    eachDate(startDate, addDays(startDate, length)).map((date) => `${name} ${date}`),
  );
  expect(new Set(dates).size).toBe(dates.length);
});
