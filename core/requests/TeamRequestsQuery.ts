import { z } from "zod";
import { oneOf } from "#core/inputs.ts";

export const TeamRequestsQuery = z.object({
  view: oneOf(["team"]).default("team"),
  status: oneOf(["pending"]).default("pending"),
});
export type TeamRequestsQuery = z.output<typeof TeamRequestsQuery>;
