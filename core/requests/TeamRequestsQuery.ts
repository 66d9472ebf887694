import { z } from "zod";
import { oneOf } from "#core/inputs.ts";

/** Only pending requests can be listed. */
export const TeamRequestsQuery = z.object({
  view: oneOf(["team"]).default("team"),
  status: oneOf(["pending"]).default("pending"),
});
export type TeamRequestsQuery = z.output<typeof TeamRequestsQuery>;
