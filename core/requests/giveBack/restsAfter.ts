import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { partsOfDates } from "#core/leave/LeaveParts.ts";
import type { Span } from "../requestCost.ts";

export function restsAfter(leave: Span, sick: Span): Span[] {
  const [ofLeave, ofSick] = [partsOfDates(leave), partsOfDates(sick)];
  const [start, end] = [
    { date: leave.startDate, isHalf: ofLeave.startPart === "pm" },
    { date: leave.endDate, isHalf: ofLeave.endPart === "am" },
  ];
  const endBefore =
    ofSick.startPart === "pm" ? { date: sick.startDate, isHalf: true } : whole(addDays(sick.startDate, -1));
  const startAfter = ofSick.endPart === "am" ? { date: sick.endDate, isHalf: true } : whole(addDays(sick.endDate, 1));
  return [...between(start, endBefore), ...between(startAfter, end)];
}

interface Edge {
  date: IsoDate;
  isHalf: boolean;
}

function whole(date: IsoDate): Edge {
  return { date, isHalf: false };
}

function between(start: Edge, end: Edge): Span[] {
  const dates = { startDate: start.date, endDate: end.date };
  if (start.date > end.date) return [];
  if (start.date < end.date) {
    const parts = { startPart: start.isHalf ? "pm" : "full", endPart: end.isHalf ? "am" : "full" } as const;
    return [{ ...dates, isHalfDay: false, parts: start.isHalf || end.isHalf ? parts : null }];
  }
  if (start.isHalf && end.isHalf) return [];
  if (!start.isHalf && !end.isHalf) return [{ ...dates, isHalfDay: false, parts: null }];
  const half = start.isHalf ? "pm" : "am";
  return [{ ...dates, isHalfDay: true, parts: { startPart: half, endPart: half } }];
}
