import { hoursOf, type PartialDates } from "#core/leave/LeaveParts.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";

/** A request for leave of a type. */
export type TypedLeave = PartialDates & { type: LeaveType };

/**
 * Returns whether sick leave may wait over leave that it overlaps, whose days it gives back once it is approved: over
 * approved leave of another type, unless either is in hours or takes an unknown half of a day, because nobody could say
 * what is left of the day.
 */
export function mayWaitOver(sick: TypedLeave, leave: Pick<LiveRequest, "status"> & TypedLeave): boolean {
  if (sick.type !== SICK || leave.type === SICK || leave.status !== "approved") return false;
  return isDivisible(sick) && isDivisible(leave);
}

function isDivisible(leave: PartialDates): boolean {
  return !hoursOf(leave) && (leave.isHalfDay !== true || Boolean(leave.parts));
}
