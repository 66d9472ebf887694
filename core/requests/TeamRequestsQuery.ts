import { z } from "zod";
import { oneOf } from "#core/inputs.ts";

/** The maximum number of pending requests in an answer: the newest ones. Deciding them makes room for the others. */
export const MOST_TEAM_REQUESTS = 500;

/** Returns the number of pending requests as text: `500+` if there may be more than the answer has. */
export function teamRequestCount(count: number): string {
  return count < MOST_TEAM_REQUESTS ? String(count) : `${MOST_TEAM_REQUESTS}+`;
}

/** The query of the team's requests; only pending ones can be listed. */
export const TeamRequestsQuery = z.object({
  view: oneOf(["team"]).default("team"),
  status: oneOf(["pending"]).default("pending"),
});
export type TeamRequestsQuery = z.output<typeof TeamRequestsQuery>;
