import { describe, expect, test } from "@jest/globals";
import type { PartialDates } from "#core/leave/LeaveParts.ts";
import { coverageOfDays, percentAtWork } from "./coverageOfDays.ts";
import { timelineBar } from "./timelineBar.ts";

const MARCH = { from: "2027-03-01", to: "2027-03-31" };
const on = (startDate: string, endDate = startDate, rest: Partial<PartialDates> = {}) => ({
  startDate,
  endDate,
  ...rest,
});

describe("the bar of leave", () => {
  test.each<[string, PartialDates, { start: number; length: number } | undefined]>([
    ["whole days", on("2027-03-02", "2027-03-04"), { start: 1, length: 3 }],
    ["leave before and after the line is cut", on("2027-02-01", "2027-04-30"), { start: 0, length: 31 }],
    ["leave outside the line", on("2027-04-01"), undefined],
    ["an unknown half", on("2027-03-02", undefined, { isHalfDay: true }), { start: 1, length: 0.5 }],
    [
      "an afternoon",
      on("2027-03-02", undefined, { isHalfDay: true, parts: { startPart: "pm", endPart: "pm" } }),
      { start: 1.5, length: 0.5 },
    ],
    [
      "from an afternoon until a morning",
      on("2027-03-02", "2027-03-05", { parts: { startPart: "pm", endPart: "am" } }),
      { start: 1.5, length: 3 },
    ],
    [
      "two hours of an afternoon",
      on("2027-03-02", undefined, { parts: { minutes: 120, startTime: "14:00" } }),
      { start: 1.5, length: 0.25 },
    ],
    [
      "ten minutes are still visible",
      on("2027-03-02", undefined, { parts: { minutes: 10, startTime: null } }),
      { start: 1, length: 0.25 },
    ],
  ])("%s", (_, leave, bar) => expect(timelineBar(leave, MARCH)).toEqual(bar));
});

test("coverage counts those who work on a day, and half days as half", () => {
  const coverage = coverageOfDays(
    [
      { days: "www-", bars: [{ start: 1, length: 3 }] },
      { days: "w-w-", bars: [{ start: 0.5, length: 0.5 }] },
    ],
    4,
  );
  expect(coverage).toEqual([
    { working: 2, away: 0.5 },
    { working: 1, away: 1 },
    { working: 2, away: 1 },
    { working: 0, away: 0 },
  ]);
  expect(coverage.map(percentAtWork)).toEqual([75, 0, 50, undefined]);
});
