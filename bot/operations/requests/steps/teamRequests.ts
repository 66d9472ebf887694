import { type IsoDate, todayIn, type Zone } from "#core/calendar/dates.ts";
import { type LeaveYear, leaveYearOf } from "#core/leave/leaveYear.ts";
import type { Colleague } from "#core/people/team.ts";
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

/** The pending requests of a scope, newest first, and the active people of all their teams, by name. */
export interface TeamRequests {
  requests: TeamRequest[];
  colleagues: readonly Colleague[];
}

/** Returns the pending requests of a scope, each with its balance's sums as of today in the person's office. */
export async function teamRequests(
  organizationId: string,
  scope: PendingScope,
  { now, zone, leaveYearStartsIn }: At,
): Promise<TeamRequests> {
  const on = async (today: IsoDate): Promise<TeamRequests> => {
    const day = { today, thisYear: leaveYearOf(today, leaveYearStartsIn) };
    const found = await findPendingRequests(organizationId, scope, day);
    const requests = found.requests.map(({ person, history, versions, firstYear, ...request }) => {
      const terms = { ...person, leaveYearStartsIn };
      const accrual = accrualCaseOf(terms, request.type, history ?? NO_HISTORY, versions, firstYear);
      return { ...request, ...day, accrual };
    });
    return { requests, colleagues: found.colleagues };
  };
  const first = await on(todayIn(zone, now));
  const { requests, colleagues } = first;
  const todayOf = ({ posting }: TeamRequest) => todayIn(posting.zone, now);
  const elsewhere = new Set(requests.filter((request) => todayOf(request) !== request.today).map(todayOf));
  if (elsewhere.size === 0) return first;
  const others = await Promise.all([...elsewhere].map((day) => on(day)));
  const all = [requests, ...others.map((other) => other.requests)].flat();
  const byDay = new Map(all.map((request) => [`${request.today} ${request.id}`, request]));
  // Omits a request that was decided between the queries.
  const each = requests.flatMap((request) => byDay.get(`${todayOf(request)} ${request.id}`) ?? []);
  return { requests: each, colleagues };
}
