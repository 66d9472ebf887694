import type { Minutes } from "#core/amounts.ts";
import { leaveYearOf } from "#core/ledger/leaveYear.ts";
import { mayDecide } from "#core/people/approver.ts";
import { coverageOf } from "#core/people/coverage.ts";
import { isAtLeast } from "#core/people/roles.ts";
import { withOverride } from "#core/policies/PolicyTerms.ts";
import { balanceAfter } from "#core/requests/balanceAfter.ts";
import { TeamRequestsQuery } from "#core/requests/TeamRequestsQuery.ts";
import { peopleAround } from "#db/queries/hierarchy.ts";
import { findPendingRequests, type PendingScope, type TeamRequest } from "#db/queries/teamRequests.ts";
import type { Person } from "#db/queries/person.ts";
import { reading } from "./operation.ts";
import { figuresByYear } from "./requestFacts.ts";

export interface TeamRequestView extends TeamRequest {
  /** Percent of the team at work on the worst date. */
  teamCoverage: number;
  /** What is left of the balance of the request's (first) leave year once it is approved. */
  balanceAfter: Minutes;
}

/** The pending requests that one may decide, with what is needed to decide them. */
export const readTeamRequests = reading("readTeamRequests", TeamRequestsQuery, async (_, { me, today }) => {
  const startsIn = me.leaveYearStartsIn;
  const leaveYear = leaveYearOf(today, startsIn);
  const requests = await findPendingRequests(me.organizationId, await scopeOf(me), today, leaveYear);
  return requests.map((request): TeamRequestView => ({
    ...request,
    teamCoverage: coverageOf(request.teamSize, request.awayByDate),
    balanceAfter: balanceAfter(
      { leaveYear: request.leaveYear, minutes: request.minutesInYear },
      {
        today,
        startsIn,
        terms: withOverride(request.terms, request.ptoBalanceOverride, request.type),
        employment: request.employment,
        years: figuresByYear({ sums: request.sums, pending: [{ leaveYear, minutes: request.pendingBefore }] }),
      },
    ),
  }));
});

/** An Admin decides for everyone else, and for themself only where nobody else can; a Manager for those below. */
async function scopeOf(me: Person): Promise<PendingScope> {
  if (!isAtLeast(me.role, "Admin")) return { of: "below", userId: me.id };
  const people = await peopleAround(me.organizationId, [me.id]);
  const self = people.get(me.id);
  return self && mayDecide(self, self, people) ? { of: "everyone" } : { of: "everyone but", userId: me.id };
}
