import { hoursOf, type PartialDates, partsOfDates } from "#core/leave/LeaveParts.ts";
import { minuteOf } from "#core/leave/times.ts";

/** Noon divides a date into its halves. */
const NOON = 12 * 60;
const MIDNIGHT = 24 * 60;

/**
 * Returns whether leave overlaps other leave: by halves of dates, or by minutes for hours with a start time. A half day
 * or hours without a known time take the whole date, because they may be at any time. The database's constraint
 * `pto_requests_no_overlap` computes the same.
 */
export function isOverlap(one: PartialDates, other: PartialDates): boolean {
  return startOf(one) < endOf(other) && startOf(other) < endOf(one);
}

function startOf(leave: PartialDates): string {
  const time = hoursOf(leave)?.startTime;
  const minute = time ? minuteOf(time) : partsOfDates(leave).startPart === "pm" ? NOON : 0;
  return momentOf(leave.startDate, minute);
}

function endOf(leave: PartialDates): string {
  const hours = hoursOf(leave);
  const half = partsOfDates(leave).endPart === "am" ? NOON : MIDNIGHT;
  return momentOf(leave.endDate, hours?.startTime ? minuteOf(hours.startTime) + hours.minutes : half);
}

/** Returns a moment as a text that sorts in chronological order. */
function momentOf(date: string, minute: number): string {
  return `${date} ${String(minute).padStart(4, "0")}`;
}
