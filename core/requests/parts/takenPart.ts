import type { IsoDate } from "#core/calendar/dates.ts";
import { type DayPart, hoursOf, type PartialDates, partsOfDates } from "#core/leave/LeaveParts.ts";
import type { Holiday } from "#core/offices/workCalendar.ts";

/** The part of a date that leave takes: 0, 0.5, or 1. */
export interface TakenPart {
  part: number;
  /**
   * True for an afternoon that costs what the morning leaves of the date, so that both together cost as much as the
   * whole date.
   */
  isRest: boolean;
}

/**
 * Returns the part that leave takes of a date: the halves that the leave covers and that count. `counted` is the part
 * of the date that counts: 0.5 if a half holiday leaves only its other half. A holiday of some hours takes equal parts
 * of both halves, or nothing of a date that it covers for less than a quarter.
 */
export function takenPart(
  date: IsoDate,
  leave: PartialDates,
  { counted, holiday }: { counted: number; holiday: Pick<Holiday, "part"> | undefined },
): TakenPart {
  const half = halfOn(date, leave);
  const isOfHours = holiday?.part === "hours";
  if (half === "full") {
    const most = leave.isHalfDay ? 0.5 : 1;
    return { part: isOfHours ? counted * most : Math.min(counted, most), isRest: false };
  }
  if (counted === 0.5 && !isOfHours) return { part: holiday?.part === half ? 0 : 0.5, isRest: false };
  return { part: counted / 2, isRest: half === "pm" };
}

/** Returns the part of leave on one of its dates, as leave of that date alone. */
export function leaveOn(date: IsoDate, leave: PartialDates): PartialDates {
  const single = { startDate: date, endDate: date };
  if (hoursOf(leave)) return leave;
  const half = halfOn(date, leave);
  if (half === "full") return { ...single, isHalfDay: leave.isHalfDay === true };
  return { ...single, isHalfDay: true, parts: { startPart: half, endPart: half } };
}

/** Returns the half of a date that leave covers; `full` for both, or if the half isn't known. */
function halfOn(date: IsoDate, leave: PartialDates): DayPart {
  const { startPart, endPart } = partsOfDates(leave);
  if (date === leave.startDate && startPart !== "full") return startPart;
  return date === leave.endDate ? endPart : "full";
}
