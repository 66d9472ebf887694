import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import type { DayPart, LeaveParts } from "#core/leave/LeaveParts.ts";
import { type Holiday, workCalendar } from "#core/offices/workCalendar.ts";
import type { WorkWeek } from "#core/working/WorkingPattern.ts";
import { addDays } from "#core/calendar/dates.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { explainCost } from "../cost/explainCost.ts";
import { requestCost, totalMinutes, type Unit } from "../requestCost.ts";
import { partRefusals } from "../booking/bookingRefusals.ts";

const D = 480;
const LONG_DAYS: WorkWeek = [540, 540, 540, 300, 0, 0, 0];
const parts = (startPart: DayPart, endPart: DayPart): LeaveParts => ({ startPart, endPart });

interface Leave {
  from?: string;
  to: string;
  of: LeaveParts | null;
  week?: WorkWeek;
  unit?: Unit;
  holidays?: Holiday[];
}

function calendarOf({ week, holidays = [] }: Pick<Leave, "week" | "holidays">) {
  return workCalendar(holidays, false, { own: week ? [{ from: "2027-01-04", weeks: [week] }] : null, office: null });
}

function cost({ from = "2027-03-01", to, of, unit = "day", ...around }: Leave): number {
  const isHalfDay = from === to && of !== null && "startPart" in of;
  return totalMinutes(requestCost({ startDate: from, endDate: to, isHalfDay, parts: of }, calendarOf(around), unit));
}

test.each<[string, Leave, number]>([
  ["Monday afternoon to Wednesday costs 2.5 days", { to: "2027-03-03", of: parts("pm", "full") }, 2.5 * D],
  ["Monday to Wednesday morning costs 2.5 days", { to: "2027-03-03", of: parts("full", "am") }, 2.5 * D],
  ["Monday afternoon to Tuesday morning costs a day", { to: "2027-03-02", of: parts("pm", "am") }, D],
  ["a morning costs half a day", { to: "2027-03-01", of: parts("am", "am") }, D / 2],
  ["an afternoon on Saturday saves nothing", { from: "2027-03-06", to: "2027-03-08", of: parts("pm", "full") }, D],
  [
    "the afternoon of a day whose afternoon is a holiday costs nothing",
    { to: "2027-03-01", of: parts("pm", "pm"), holidays: [{ date: "2027-03-01", name: "Eve", part: "pm" }] },
    0,
  ],
  [
    "the morning of a day whose afternoon is a holiday costs half a day",
    { to: "2027-03-01", of: parts("am", "am"), holidays: [{ date: "2027-03-01", name: "Eve", part: "pm" }] },
    D / 2,
  ],
  [
    "leave from an afternoon costs nothing on a day whose afternoon is a holiday",
    { to: "2027-03-02", of: parts("pm", "full"), holidays: [{ date: "2027-03-01", name: "Eve", part: "pm" }] },
    D,
  ],
  [
    "a morning in hours costs half of the day's hours",
    { to: "2027-03-01", of: parts("am", "am"), week: LONG_DAYS, unit: "hour" },
    270,
  ],
  [
    "leave until a morning costs half of the last day's hours",
    { to: "2027-03-04", of: parts("full", "am"), week: LONG_DAYS, unit: "hour" },
    3 * 540 + 150,
  ],
  ["hours cost their minutes", { to: "2027-03-01", of: { minutes: 75, startTime: "09:00" }, unit: "hour" }, 75],
  [
    "hours cost at most what their date still costs after a holiday was added",
    {
      to: "2027-03-01",
      of: { minutes: 300, startTime: null },
      unit: "hour",
      holidays: [{ date: "2027-03-01", name: "Eve", part: "pm" }],
    },
    240,
  ],
  [
    "hours on a free date cost nothing",
    { from: "2027-03-06", to: "2027-03-06", of: { minutes: 60, startTime: null }, unit: "hour" },
    0,
  ],
  [
    "half a day of a four-day week costs an eighth of it",
    { to: "2027-03-01", of: parts("am", "am"), week: LONG_DAYS, unit: "week" },
    300,
  ],
])("%s", (_, leave, expected) => expect(cost(leave)).toBe(expected));

const eve = (part: "am" | "pm", startTime: string, minutes: number, counted = false) => {
  const calendar = workCalendar([{ date: "2027-03-01", name: "Eve", part }], counted);
  const span = { startDate: "2027-03-01", endDate: "2027-03-01", isHalfDay: false, parts: { minutes, startTime } };
  return totalMinutes(requestCost(span, calendar, "hour"));
};

describe("hours with a start time on a half holiday", () => {
  test.each<["am" | "pm", string, number, number]>([
    ["pm", "13:00", 120, 0],
    ["pm", "10:00", 120, 120],
    ["pm", "11:00", 120, 60],
    ["pm", "08:00", 480, 240],
    ["am", "10:00", 120, 0],
    ["am", "12:00", 120, 120],
    ["am", "11:00", 90, 30],
  ])("on a holiday in the half “%s”, leave from %s of %i minutes costs %i", (part, startTime, minutes, expected) => {
    expect(eve(part, startTime, minutes)).toBe(expected);
  });

  test("they cost their minutes where holidays count", () => expect(eve("pm", "13:00", 120, true)).toBe(120));
});

test("every date counts where calendar days count", () => {
  const calendar = { ...calendarOf({}), countingOn: () => ({ days: "calendar" as const }) };
  const span = { startDate: "2027-03-05", endDate: "2027-03-07", isHalfDay: false, parts: parts("pm", "am") };
  expect(requestCost(span, calendar).map(({ minutes }) => minutes)).toEqual([D / 2, D, D / 2]);
});

test("a morning and the afternoon of a date cost as much as the whole date, however odd its minutes", () => {
  assertProperty(
    fc.property(fc.integer({ min: 1, max: 1440 }), fc.constantFrom<Unit>("day", "hour", "shift"), (minutes, unit) => {
      const week: WorkWeek = [minutes, 0, 0, 0, 0, 0, 0];
      const of = (each: LeaveParts | null) => cost({ to: "2027-03-01", of: each, week, unit });
      expect(of(parts("am", "am")) + of(parts("pm", "pm"))).toBe(of(null));
    }),
    { numRuns: 100 },
  );
});

test("leave that is split at noon of a date costs as much as the whole leave", () => {
  const day = fc.integer({ min: 0, max: 20 });
  const holiday = fc.record({ at: day, part: fc.constantFrom("full", "am", "pm", "hours") });
  assertProperty(
    fc.property(day, day, fc.array(holiday, { maxLength: 4 }), (first, second, some) => {
      const from = "2027-03-01";
      const middle = addDays(from, first);
      const to = addDays(middle, second);
      const holidays = some.map(({ at, part }): Holiday => ({
        date: addDays(from, at),
        name: "Holiday",
        part,
        minutes: part === "hours" ? 95 : null,
      }));
      const until: Leave = { from, to: middle, of: first === 0 ? parts("am", "am") : parts("full", "am"), holidays };
      const after: Leave = { from: middle, to, of: second === 0 ? parts("pm", "pm") : parts("pm", "full"), holidays };
      expect(cost(until) + cost(after)).toBe(cost({ from, to, of: null, holidays }));
    }),
    { numRuns: 100 },
  );
});

const onThursday = (minutes: number) => ({
  startDate: "2027-03-04",
  endDate: "2027-03-04",
  isHalfDay: false,
  parts: { minutes, startTime: null },
});

describe("hours that a request can't have", () => {
  const calendar = calendarOf({ week: LONG_DAYS });

  test("hours are refused in a type in days", () => {
    const text = "Only leave types measured in hours can be requested by the hour";
    expect(partRefusals(onThursday(60), calendar, "day")).toMatchObject([
      { code: "hours_impossible", fields: { minutes: text } },
    ]);
  });

  test("more hours than the date has are refused", () => {
    expect(partRefusals(onThursday(300), calendar, "hour")).toEqual([]);
    const [refusal] = partRefusals(onThursday(301), calendar, "hour");
    expect(refusal).toMatchObject({ code: "too_many_hours", message: "Only 5 hours can be taken on this date" });
  });
});

test.each<[string, LeaveParts, string]>([
  ["the morning before a half holiday", parts("full", "am"), "1.5 days"],
  ["the whole half holiday", parts("pm", "full"), "1.5 weekdays − half of Christmas Eve = 1 day"],
])("the explanation names only holidays that lower the cost: %s", (_, of, expected) => {
  const calendar = calendarOf({ holidays: [{ date: "2027-12-24", name: "Christmas Eve", part: "pm" }] });
  expect(explainCost({ startDate: "2027-12-23", endDate: "2027-12-24", isHalfDay: false, parts: of }, calendar)).toBe(
    expected,
  );
});
