import { daysBetween, type IsoDate } from "#core/calendar/dates.ts";
import { MINUTES_PER_DAY } from "#core/leave/amounts.ts";
import { hoursOf, type PartialDates, partsOfDates } from "#core/leave/LeaveParts.ts";

/** In days. `start` counts from the beginning of the line. */
export interface TimelineBar {
  start: number;
  length: number;
}

/** Both days are included. */
export interface TimelineSpan {
  from: IsoDate;
  to: IsoDate;
}

const HALF = 0.5;
/** The shortest visible bar, in days. */
const SHORTEST = 0.25;

/** Clips the bar to the line. Returns undefined if the leave lies outside the line. */
export function timelineBar(leave: PartialDates, { from, to }: TimelineSpan): TimelineBar | undefined {
  const { startDate, endDate } = leave;
  if (startDate > to || endDate < from) return undefined;
  const first = daysBetween(from, startDate) - 1 + startOffset(leave);
  const last = startDate === endDate ? first + singleLength(leave) : daysBetween(from, endDate) - lateEnd(leave);
  const [start, end] = [Math.max(first, 0), Math.min(last, daysBetween(from, to))];
  return { start, length: end - start };
}

function startOffset(leave: PartialDates): number {
  const startTime = hoursOf(leave)?.startTime;
  const isLate = startTime ? startTime >= "12:00" : partsOfDates(leave).startPart === "pm";
  return isLate ? HALF : 0;
}

function singleLength(leave: PartialDates): number {
  const hours = hoursOf(leave);
  if (hours) return Math.min(1 - startOffset(leave), Math.max(SHORTEST, hours.minutes / MINUTES_PER_DAY));
  return leave.isHalfDay || partsOfDates(leave).startPart !== "full" || partsOfDates(leave).endPart === "am" ? HALF : 1;
}

function lateEnd(leave: PartialDates): number {
  return partsOfDates(leave).endPart === "am" ? HALF : 0;
}
