import { MAX_ANSWERED_REQUESTS } from "#core/requests/teamRequestCount.ts";
import { TeamRequestsQuery } from "#core/requests/TeamRequestsQuery.ts";
import { findSnoozes } from "#db/queries/requests/snoozes.ts";
import { reading } from "../reading.ts";
import { requestsToDecide } from "./steps/requestsToDecide.ts";
import { type TeamRequestView, teamRequestViews } from "./steps/teamRequestViews.ts";

export type { TeamRequestView } from "./steps/teamRequestViews.ts";

/**
 * Returns the newest pending requests that the caller may decide, at most 501, with the facts needed to decide them;
 * those that the caller snoozed come last. A result of 501 means that there are more than the 500 that are shown.
 */
export const readTeamRequests = reading("readTeamRequests", TeamRequestsQuery, async (_, { me, clock }) => {
  const { requests, ...around } = await requestsToDecide(me, clock.now());
  const views = await teamRequestViews({ requests: requests.slice(0, MAX_ANSWERED_REQUESTS), ...around });
  const snoozes = await findSnoozes(me, clock.now());
  if (snoozes.length === 0) return views;
  const ends = new Map(snoozes.map(({ requestId, until }) => [requestId, until]));
  const isSnoozed = ({ id }: TeamRequestView) => ends.has(id);
  const snoozed = views.flatMap((view) => {
    const snoozedUntil = ends.get(view.id);
    return snoozedUntil ? { ...view, snoozedUntil } : [];
  });
  return [...views.filter((view) => !isSnoozed(view)), ...snoozed];
});
