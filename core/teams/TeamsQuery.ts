import type { z } from "zod";
import { idField, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";

/** `personId` selects the teams that the person leads or belongs to. */
export const TeamsQuery = listQuery({
  orders: ["name", "memberCount"],
  sort: "name",
  order: "ASC",
  filters: { personId: orAbsent(idField("Unknown person")) },
});
export type TeamsQuery = z.output<typeof TeamsQuery>;
