import type { z } from "zod";
import { idField, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";

/** `officeId` also includes periods for all offices. */
export const BlackoutsQuery = listQuery({
  orders: ["startDate", "endDate", "reason"],
  sort: "startDate",
  order: "DESC",
  filters: { officeId: orAbsent(idField("Unknown office")) },
});
export type BlackoutsQuery = z.output<typeof BlackoutsQuery>;
