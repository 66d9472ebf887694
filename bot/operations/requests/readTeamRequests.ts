import { MAX_ANSWERED_REQUESTS } from "#core/requests/teamRequestCount.ts";
import { TeamRequestsQuery } from "#core/requests/TeamRequestsQuery.ts";
import { reading } from "../operation.ts";
import { requestsToDecide } from "./steps/requestsToDecide.ts";
import { teamRequestViews } from "./steps/teamRequests.ts";

export type { TeamRequestView } from "./steps/teamRequests.ts";

/**
 * Returns the newest pending requests that the caller may decide, at most 501, with the facts needed to decide them.
 * A result of 501 means that there are more than the 500 that are shown.
 */
export const readTeamRequests = reading("readTeamRequests", TeamRequestsQuery, async (_, { me, clock }) => {
  const { requests, ...around } = await requestsToDecide(me, clock.now());
  return teamRequestViews({ requests: requests.slice(0, MAX_ANSWERED_REQUESTS), ...around });
});
