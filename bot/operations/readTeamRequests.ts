import type { Minutes } from "#core/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type LeaveYear, leaveYearOf } from "#core/ledger/leaveYear.ts";
import { mayDecide } from "#core/people/approver.ts";
import { coverageOf } from "#core/people/coverage.ts";
import { awayIn, isOfTeam } from "#core/people/team.ts";
import { isAtLeast } from "#core/people/roles.ts";
import { withOverride } from "#core/policies/PolicyTerms.ts";
import { balanceAfter } from "#core/requests/balanceAfter.ts";
import { totalMinutes } from "#core/requests/requestCost.ts";
import { TeamRequestsQuery } from "#core/requests/TeamRequestsQuery.ts";
import { findColleagues } from "#db/queries/colleagues.ts";
import { peopleAround } from "#db/queries/hierarchy.ts";
import { findPendingRequests, type PendingScope, type TeamRequest } from "#db/queries/teamRequests.ts";
import type { Person } from "#db/queries/person.ts";
import { reading } from "./operation.ts";
import { figuresByYear } from "./requestFacts.ts";

/** Later than every date. */
const LAST: IsoDate = "9999-12-31";

export interface TeamRequestView extends TeamRequest {
  /** Percent of the team at work on the worst date. */
  teamCoverage: number;
  /** The names of the others of the team who are away at the time, on approved leave. */
  alsoAway: string[];
  /** What is left of the balance of the request's (first) leave year once it is approved. */
  balanceAfter: Minutes;
}

/** The pending requests that one may decide, with what is needed to decide them. */
export const readTeamRequests = reading("readTeamRequests", TeamRequestsQuery, async (_, { me, today }) => {
  const startsIn = me.leaveYearStartsIn;
  const thisYear = leaveYearOf(today, startsIn);
  const requests = await findPendingRequests(me.organizationId, await scopeOf(me), today, thisYear);
  if (requests.length === 0) return [];
  const colleagues = await findColleagues(
    me.organizationId,
    requests.map(({ employee }) => employee),
    around(requests),
  );
  return requests.map((request): TeamRequestView => {
    const team = colleagues.filter((colleague) => isOfTeam(request.employee, colleague));
    const away = awayIn(
      team.filter(({ id }) => id !== request.employee.id),
      request,
    );
    const awayByDate = request.days.map(({ date }) => awayIn(away, { startDate: date, endDate: date }).length);
    return {
      ...request,
      teamCoverage: coverageOf(team.length, awayByDate),
      alsoAway: away.map(({ name }) => name),
      balanceAfter: balanceAfter(chargeOf(request, thisYear), {
        today,
        startsIn,
        terms: withOverride(request.terms, request.ptoBalanceOverride, request.type),
        employment: request.employment,
        years: figuresByYear({
          sums: request.sums,
          pending: [{ leaveYear: thisYear, minutes: request.pendingThisYear }],
        }),
      }),
    };
  });
});

/** The span that all the requests lie in. */
function around(requests: TeamRequest[]): { startDate: IsoDate; endDate: IsoDate } {
  const startDate = requests.reduce((first, request) => (request.startDate < first ? request.startDate : first), LAST);
  const endDate = requests.reduce((last, request) => (request.endDate > last ? request.endDate : last), "");
  return { startDate, endDate };
}

/** What the first leave year of a request is charged; one that costs nothing any more charges the current year nothing. */
function chargeOf({ days }: TeamRequest, thisYear: LeaveYear): { leaveYear: LeaveYear; minutes: Minutes } {
  const leaveYear = days[0]?.leaveYear ?? thisYear;
  return { leaveYear, minutes: totalMinutes(days.filter((day) => day.leaveYear === leaveYear)) };
}

/** An Admin decides for everyone else, and for themself only where nobody else can; a Manager for those below. */
async function scopeOf(me: Person): Promise<PendingScope> {
  if (!isAtLeast(me.role, "Admin")) return { of: "below", userId: me.id };
  const people = await peopleAround(me.organizationId, [me.id]);
  const self = people.get(me.id);
  return self && mayDecide(self, self, people) ? { of: "everyone" } : { of: "everyone but", userId: me.id };
}
