import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { yearsWithOnlyLimit } from "#core/ledger/lots/limitOnly.ts";
import { mayDecide } from "#core/people/approver.ts";
import { awayNames, type AwayNames } from "#core/people/awayNames.ts";
import { coverage } from "#core/people/coverage.ts";
import { awayIn, awayOn, isOfTeam, maybeAwayIn } from "#core/people/team.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { balanceAfter, lotOpening } from "#core/requests/balanceAfter.ts";
import { bookingConditions } from "#core/requests/booking/bookingConditions.ts";
import { isUnlimitedLeave } from "#core/requests/isUnlimitedLeave.ts";
import { MAX_ANSWERED_REQUESTS } from "#core/requests/teamRequestCount.ts";
import { TeamRequestsQuery } from "#core/requests/TeamRequestsQuery.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import type { PendingScope } from "#db/queries/requests/teamRequests.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { isUpToDate, seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { reading } from "../operation.ts";
import { collectWithPauses } from "../turns/collectWithPauses.ts";
import { readInTurn } from "../turns/readInTurn.ts";
import { type TeamRequest, teamRequests, type TeamRequests } from "./steps/teamRequests.ts";
import { figuresByYear } from "./steps/requestFacts.ts";

export interface TeamRequestView extends Omit<TeamRequest, "lots">, AwayNames {
  /** The percentage of the team at work on the date with the lowest coverage. */
  teamCoverage: number;
  /** The numbers of people behind that percentage. */
  coverage: { present: number; people: number };
  /** The balance of the request's (first) leave year after approval. Has no meaning for unlimited leave. */
  balanceAfter: Minutes;
  isUnlimited: boolean;
  /** Sentences about the request's evidence and pay. */
  conditions: string[];
}

/**
 * Returns the newest pending requests that the caller may decide, at most 501, with the facts needed to decide them.
 * A result of 501 means that there are more than the 500 that are shown.
 */
export const readTeamRequests = reading("readTeamRequests", TeamRequestsQuery, async (_, { me, clock }) => {
  const { requests, colleagues } = await requestsUpToDate(me, clock.now());
  return teamRequestViews({ requests: requests.slice(0, MAX_ANSWERED_REQUESTS), colleagues });
});

/**
 * Adds the facts that approvers need to pending requests. Expects that everything due by today is posted for their
 * people.
 */
export function teamRequestViews(found: TeamRequests): Promise<TeamRequestView[]> {
  return collectWithPauses(eachView(found));
}

function* eachView({ requests, colleagues }: TeamRequests): Generator<TeamRequestView, void, void> {
  // A person's requests share one opening, because its computation may take long.
  const openings = new Map<unknown, Minutes>();
  for (const { lots, ...request } of requests) {
    const team = colleagues.filter((colleague) => isOfTeam(request.employee, colleague));
    const others = team.filter(({ id }) => id !== request.employee.id);
    const away = awayIn(others, request);
    const awayByDate = awayOn(
      away,
      request.days.map(({ date }) => date),
    );
    const { percent, present, people } = coverage(team.length, awayByDate);
    const { today, thisYear, accrual } = request;
    const pending = [{ leaveYear: thisYear, minutes: request.pendingThisYear }];
    const figures = figuresByYear({ sums: request.sums, pending });
    const years = yearsWithOnlyLimit(figures, accrual, { today, leave: lots?.leave ?? [] });
    const facts = { today, accrual, years, ...lots };
    const opening = (year: LeaveYear) => {
      const known = openings.get(lots) ?? lotOpening(facts, year);
      openings.set(lots, known);
      return known;
    };
    yield {
      ...request,
      teamCoverage: percent,
      coverage: { present, people },
      ...awayNames(away, maybeAwayIn(others, request)),
      balanceAfter: balanceAfter(
        // If a request no longer costs anything, it charges nothing to the current year.
        { leaveYear: request.days[0]?.leaveYear ?? thisYear, dayCosts: request.days },
        facts,
        opening,
      ),
      isUnlimited: isUnlimitedLeave(request.days, request),
      conditions: bookingConditions(request, accrual),
    };
  }
}

/**
 * Loads the requests. First posts for people who aren't up to date, which happens between midnight and the scheduler's
 * next tick.
 */
async function requestsUpToDate(me: Person, now: Date): Promise<TeamRequests> {
  const { organizationId, leaveYearStartsIn, zone } = me;
  const scope = await scopeOf(me);
  const at = { now, zone, leaveYearStartsIn };
  const load = () => readInTurn(organizationId, () => teamRequests(organizationId, scope, at));
  const found = await load();
  const behind = found.requests.flatMap(({ posting, userId }) => (isUpToDate(posting, now) ? [] : userId));
  if (behind.length === 0) return found;
  for (const id of new Set(behind)) {
    const person = await findPerson(organizationId, id);
    if (person) await seenUpToDate(person, now);
  }
  return load();
}

/**
 * Returns the scope of the requests that a person may decide: for an Admin, everyone else's, and their own only if
 * nobody else can decide them; for a Manager, those of people below them.
 */
async function scopeOf(me: Person): Promise<PendingScope> {
  if (!isAtLeast(me.role, "Admin")) return { of: "below", userId: me.id };
  const people = await peopleAround(me.organizationId, [me.id]);
  const self = people.get(me.id);
  return self && mayDecide(self, self, people) ? { of: "everyone" } : { of: "everyone but", userId: me.id };
}
