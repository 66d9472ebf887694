import { expect, test } from "@jest/globals";
import type { LeaveParts, PartialDates } from "#core/leave/LeaveParts.ts";
import { isOverlap } from "./overlapRefusals.ts";

const day = "2027-03-03";
const am: LeaveParts = { startPart: "am", endPart: "am" };
const pm: LeaveParts = { startPart: "pm", endPart: "pm" };
const hours = (startTime: string | null, minutes: number): LeaveParts => ({ minutes, startTime });
const on = (parts: LeaveParts | null, isHalfDay = false): PartialDates => ({
  startDate: day,
  endDate: day,
  isHalfDay,
  parts,
});
const span = (startDate: string, endDate: string, parts: LeaveParts | null = null) => ({ startDate, endDate, parts });

test.each<[string, PartialDates, PartialDates, boolean]>([
  ["a morning and an afternoon of the same date", on(am), on(pm), false],
  ["two mornings of the same date", on(am), on(am), true],
  ["a morning and the whole date", on(am), on(null), true],
  ["a half day without a known half and a morning", on(null, true), on(am), true],
  ["two half days without a known half", on(null, true), on(null, true), true],
  ["hours before noon and an afternoon", on(hours("09:00", 180)), on(pm), false],
  ["hours across noon and an afternoon", on(hours("11:00", 61)), on(pm), true],
  ["hours that follow each other", on(hours("09:00", 60)), on(hours("10:00", 60)), false],
  ["hours that share a minute", on(hours("09:00", 61)), on(hours("10:00", 60)), true],
  ["hours without a start time and an afternoon", on(hours(null, 60)), on(pm), true],
  [
    "leave until a morning and leave from that afternoon",
    span("2027-03-01", day, { startPart: "full", endPart: "am" }),
    span(day, "2027-03-05", { startPart: "pm", endPart: "full" }),
    false,
  ],
  [
    "leave until a morning and leave from that day",
    span("2027-03-01", day, { startPart: "full", endPart: "am" }),
    span(day, "2027-03-05"),
    true,
  ],
  [
    "a morning within leave of several dates",
    span("2027-03-01", "2027-03-05", { startPart: "pm", endPart: "am" }),
    on(am),
    true,
  ],
  ["dates that follow each other", span("2027-03-01", "2027-03-02"), on(null), false],
])("%s overlap: %s", (_, one, other, expected) => {
  expect([isOverlap(one, other), isOverlap(other, one)]).toEqual([expected, expected]);
});
