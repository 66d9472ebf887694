import { latest, type IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import { hasBegun } from "../hasBegun.ts";
import type { Span } from "../requestCost.ts";
import { leaveGivenBack } from "./leaveGivenBack.ts";

/** The lowest role, whose rights apply if a policy approves sick leave or people decide their own. */
export const NO_RIGHT = { role: "Employee" } as const;

/** Returns whether sick leave gives back days of the person's other leave that have begun by a day. */
export function givesBackBegun(
  sick: Span & { type: LeaveType },
  live: readonly LiveRequest[],
  today: IsoDate,
): boolean {
  return leaveGivenBack(sick, live).some((leave) => hasBegunUnder(sick, leave, today));
}

/** Returns whether the first day on which sick leave overlaps other leave has begun by a day. */
export function hasBegunUnder(sick: Pick<Span, "startDate">, leave: Pick<Span, "startDate">, today: IsoDate): boolean {
  return hasBegun({ startDate: latest(sick.startDate, leave.startDate) }, today);
}
