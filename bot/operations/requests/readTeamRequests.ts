import { Nothing } from "#core/inputs.ts";
import { MAX_ANSWERED_REQUESTS, type TeamRequestCount, teamRequestCount } from "#core/requests/teamRequestCount.ts";
import { TeamRequestsQuery } from "#core/requests/TeamRequestsQuery.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findSnoozes } from "#db/queries/requests/snoozes.ts";
import { reading } from "../reading.ts";
import { idsToDecide, requestsToDecide } from "./steps/requestsToDecide.ts";
import { teamRequestViews } from "./steps/teamRequestViews.ts";

export type { TeamRequestView } from "./steps/teamRequestViews.ts";

/** A result of 501 requests means that more than 500 requests, including snoozed ones, await a decision. */
export const readTeamRequests = reading("readTeamRequests", TeamRequestsQuery, async (_, { me, clock }) => {
  const { requests, ...around } = await requestsToDecide(me, clock.now());
  const views = await teamRequestViews({ requests: requests.slice(0, MAX_ANSWERED_REQUESTS), ...around });
  const [waiting, snoozed] = await bySnooze(views, me, clock.now());
  return [...waiting, ...snoozed];
});

export const countTeamRequests = reading(
  "readTeamRequests",
  Nothing,
  async (_, { me, clock }): Promise<TeamRequestCount> => {
    const ids = await idsToDecide(me, clock.now(), MAX_ANSWERED_REQUESTS);
    const requests = ids.map((id): Snoozable => ({ id }));
    const groups = await bySnooze(requests, me, clock.now());
    return teamRequestCount(groups.flat());
  },
);

interface Snoozable {
  id: string;
  snoozedUntil?: Date;
}

async function bySnooze<Request extends Snoozable>(
  requests: readonly Request[],
  me: Person,
  now: Date,
): Promise<[waiting: readonly Request[], snoozed: Request[]]> {
  const snoozes = await findSnoozes(me, now);
  if (snoozes.length === 0) return [requests, []];
  const ends = new Map(snoozes.map(({ requestId, until }) => [requestId, until]));
  const snoozed = requests.flatMap((request) => {
    const snoozedUntil = ends.get(request.id);
    return snoozedUntil ? { ...request, snoozedUntil } : [];
  });
  return [requests.filter(({ id }) => !ends.has(id)), snoozed];
}
