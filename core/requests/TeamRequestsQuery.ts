import { z } from "zod";
import { oneOf } from "#core/inputs.ts";

/** Which requests of the team: the pending ones are what there is to decide. */
export const TeamRequestsQuery = z.object({
  view: oneOf(["team"]).default("team"),
  status: oneOf(["pending"]).default("pending"),
});
export type TeamRequestsQuery = z.output<typeof TeamRequestsQuery>;
