import { z } from "zod";
import { oneOf } from "#core/inputs.ts";

/** Query for the team's requests; only pending ones can be listed. */
export const TeamRequestsQuery = z.object({
  view: oneOf(["team"]).default("team"),
  status: oneOf(["pending"]).default("pending"),
});
export type TeamRequestsQuery = z.output<typeof TeamRequestsQuery>;
