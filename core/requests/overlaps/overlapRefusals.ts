import { type IsoDate, latest } from "#core/calendar/dates.ts";
import { hoursOf, type PartialDates, partsOfDates } from "#core/leave/LeaveParts.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import { minuteOf, NOON } from "#core/leave/times.ts";
import { Refusal } from "#core/refusal.ts";

type TypedLeave = PartialDates & { type: LeaveType };

/**
 * Returns all refusals, so that a form can list them. Sick leave may overlap approved leave of other types (see
 * `mayWaitOver`).
 */
export function overlapRefusals(wanted: TypedLeave, live: readonly LiveRequest[]): Refusal[] {
  return live.filter((other) => isOverlap(wanted, other) && !mayWaitOver(wanted, other)).map(overlapRefusal);
}

export function withoutWaitingOver<Live extends LiveRequest>(live: readonly Live[], leave: TypedLeave): Live[] {
  return live.filter(
    (sick) =>
      !(sick.status === "pending" && mayWaitOver(sick, { ...leave, status: "approved" }) && isOverlap(sick, leave)),
  );
}

/** `request` is absent if only the database found the overlap. */
export function overlapRefusal(request?: LiveRequest): Refusal {
  return new Refusal("conflict", "overlap", "You already have a PTO request for these dates", request && { request });
}

export function leaveGivenBack<Live extends LiveRequest>(sick: TypedLeave, live: readonly Live[]): Live[] {
  return live.filter((leave) => mayWaitOver(sick, leave) && isOverlap(sick, leave));
}

export function givesBackBegun(sick: TypedLeave, live: readonly LiveRequest[], today: IsoDate): boolean {
  return leaveGivenBack(sick, live).some((leave) => hasBegunUnder(sick, leave, today));
}

export function hasBegunUnder(
  sick: Pick<PartialDates, "startDate">,
  leave: Pick<PartialDates, "startDate">,
  today: IsoDate,
): boolean {
  return hasBegun({ startDate: latest(sick.startDate, leave.startDate) }, today);
}

/** On its first day, leave may already be partly taken. */
export function hasBegun({ startDate }: { startDate: IsoDate }, today: IsoDate): boolean {
  return startDate <= today;
}

/** Giving back divides leave into halves of dates, so it excludes leave in hours and half days without a known half. */
function mayWaitOver(sick: TypedLeave, leave: Pick<LiveRequest, "status"> & TypedLeave): boolean {
  if (sick.type !== SICK || leave.type === SICK || leave.status !== "approved") return false;
  return isDivisible(sick) && isDivisible(leave);
}

function isDivisible(leave: PartialDates): boolean {
  return !hoursOf(leave) && (leave.isHalfDay !== true || Boolean(leave.parts));
}

const MIDNIGHT = 24 * 60;

/** Must match the database constraint `pto_requests_no_overlap`. */
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

function momentOf(date: string, minute: number): string {
  return `${date} ${String(minute).padStart(4, "0")}`;
}
