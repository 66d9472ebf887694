import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { totalMinutes } from "#core/requests/requestCost.ts";
import { type IsoDate, todayIn, type Zone } from "#core/calendar/dates.ts";
import { type LeaveYear, leaveYearOf } from "#core/leave/leaveYear.ts";
import type { Colleague } from "#core/people/team.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { findPendingRequests, type PendingScope, type TeamRequestRow } from "#db/queries/requests/teamRequests.ts";
import { waitingCases } from "./waitingCases.ts";

/** A pending request with the facts for its approver's view. */
export interface TeamRequest extends Omit<TeamRequestRow, "person" | "history" | "firstYear"> {
  accrual: AccrualCase;
  /** The current date in the person's office, and its leave year. */
  today: IsoDate;
  thisYear: LeaveYear;
  /** The minutes of all the person's pending requests of the type in that leave year. */
  pendingThisYear: Minutes;
}

const ownerAndType = ({ userId, type }: Pick<TeamRequestRow, "userId" | "type">) => `${userId} ${type}`;

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
    const versionsOf = groupBy(found.versions, ({ type }) => type);
    const pendingOf = groupBy(found.requests, ownerAndType);
    const caseOf = waitingCases(versionsOf, { leaveYearStartsIn, today });
    const requests = found.requests.map(({ person, history, firstYear, ...request }) => {
      const accrual = caseOf(request.type, { person, history, firstYear });
      const days = (pendingOf.get(ownerAndType(request)) ?? []).flatMap((pending) => pending.days);
      const thisYear = leaveYearOf(today, accrual.startsIn);
      const pendingThisYear = totalMinutes(days.filter(({ leaveYear }) => leaveYear === thisYear));
      return { ...request, today, thisYear, accrual, pendingThisYear };
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
