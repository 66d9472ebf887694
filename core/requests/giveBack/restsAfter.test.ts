import { describe, expect, test } from "@jest/globals";
import { constantFrom, integer, property, record } from "fast-check";
import { addDays, eachDate } from "#core/calendar/dates.ts";
import { partsOfDates } from "#core/leave/LeaveParts.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { isOverlap } from "../overlaps/overlapRefusals.ts";
import type { Span } from "../requestCost.ts";
import { restsAfter } from "./restsAfter.ts";

const MONDAY = "2027-03-01";

function span(first: number, last: number, startPart: "full" | "pm" = "full", endPart: "full" | "am" = "full"): Span {
  const dates = { startDate: addDays(MONDAY, first), endDate: addDays(MONDAY, last) };
  if (startPart === "full" && endPart === "full") return { ...dates, isHalfDay: false, parts: null };
  if (first < last) return { ...dates, isHalfDay: false, parts: { startPart, endPart } };
  const half = startPart === "pm" ? "pm" : "am";
  return { ...dates, isHalfDay: true, parts: { startPart: half, endPart: half } };
}

describe("what is left of a week", () => {
  const week = span(0, 4);
  test.each<[string, Span, Span[]]>([
    ["its end", span(2, 4), [span(0, 1)]],
    ["its beginning", span(0, 1), [span(2, 4)]],
    ["its middle", span(2, 2), [span(0, 1), span(3, 4)]],
    ["all of it", span(-2, 10), []],
    ["an afternoon", span(2, 2, "pm"), [span(0, 2, "full", "am"), span(3, 4)]],
    ["a morning", span(2, 2, "full", "am"), [span(0, 1), span(2, 4, "pm")]],
    ["its first morning", span(0, 0, "full", "am"), [span(0, 4, "pm")]],
    ["the dates from an afternoon to a noon", span(1, 3, "pm", "am"), [span(0, 1, "full", "am"), span(3, 4, "pm")]],
  ])("after sick leave takes %s", (_, sick, rests) => expect(restsAfter(week, sick)).toEqual(rests));

  test("the other half of a single date", () => {
    expect(restsAfter(span(0, 0), span(0, 0, "full", "am"))).toEqual([span(0, 0, "pm")]);
    expect(restsAfter(span(0, 0), span(0, 0, "pm"))).toEqual([span(0, 0, "full", "am")]);
    expect(restsAfter(span(0, 1, "pm", "am"), span(1, 1))).toEqual([span(0, 0, "pm")]);
  });
});

function halves(leave: Span): string[] {
  const { startPart, endPart } = partsOfDates(leave);
  return eachDate(leave.startDate, leave.endDate).flatMap((date) => [
    ...(date === leave.startDate && startPart === "pm" ? [] : [`${date} am`]),
    ...(date === leave.endDate && endPart === "am" ? [] : [`${date} pm`]),
  ]);
}

test("the rests take exactly the halves of dates that the sick leave doesn't take", () => {
  const any = record({
    first: integer({ min: 0, max: 6 }),
    more: integer({ min: 0, max: 6 }),
    startPart: constantFrom("full", "pm"),
    endPart: constantFrom("full", "am"),
  }).map(({ first, more, startPart, endPart }) => span(first, first + more, startPart, endPart));
  assertProperty(
    property(any, any, (leave, sick) => {
      if (!isOverlap(leave, sick)) return;
      const taken = new Set(halves(sick));
      const left = halves(leave).filter((half) => !taken.has(half));
      expect(restsAfter(leave, sick).flatMap(halves)).toEqual(left);
    }),
  );
});
