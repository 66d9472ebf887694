import { type IsoDate, todayIn, type Zone } from "#core/calendar/dates.ts";
import { type LeaveYear, leaveYearOf } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { accrualCaseOf, NO_HISTORY } from "#core/policies/accrual/accrualCaseOf.ts";
import { findPendingRequests, type PendingScope, type TeamRequestRow } from "#db/queries/requests/teamRequests.ts";

/** A pending request with the facts for its approver's view. */
export interface TeamRequest extends Omit<TeamRequestRow, "person" | "history" | "versions" | "firstYear"> {
  accrual: AccrualCase;
  /** The current date in the person's office, and its leave year. */
  today: IsoDate;
  thisYear: LeaveYear;
}

interface At {
  now: Date;
  /** The time zone of most people, usually the caller's own. */
  zone: Zone;
  leaveYearStartsIn: number;
}

/**
 * Returns the pending requests of a scope, newest first, each with its balance's sums as of today in the person's
 * office.
 */
export async function teamRequests(
  organizationId: string,
  scope: PendingScope,
  { now, zone, leaveYearStartsIn }: At,
): Promise<TeamRequest[]> {
  const on = async (today: IsoDate): Promise<TeamRequest[]> => {
    const day = { today, thisYear: leaveYearOf(today, leaveYearStartsIn) };
    const found = await findPendingRequests(organizationId, scope, day);
    return found.map(({ person, history, versions, firstYear, ...request }) => {
      const terms = { ...person, leaveYearStartsIn };
      const accrual = accrualCaseOf(terms, request.type, history ?? NO_HISTORY, versions, firstYear);
      return { ...request, ...day, accrual };
    });
  };
  const requests = await on(todayIn(zone, now));
  const todayOf = ({ posting }: TeamRequest) => todayIn(posting.zone, now);
  const elsewhere = new Set(requests.filter((request) => todayOf(request) !== request.today).map(todayOf));
  if (elsewhere.size === 0) return requests;
  const others = await Promise.all([...elsewhere].map((day) => on(day)));
  const byDay = new Map([requests, ...others].flat().map((request) => [`${request.today} ${request.id}`, request]));
  // Omits a request that was decided between the queries.
  return requests.flatMap((request) => byDay.get(`${todayOf(request)} ${request.id}`) ?? []);
}
