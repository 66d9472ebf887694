import type { z } from "zod";
import { idField, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";

/** With `officeId`, the list also includes blackouts that apply to all offices. */
export const BlackoutsQuery = listQuery({
  orders: ["startDate", "endDate", "reason"],
  sort: "startDate",
  order: "DESC",
  filters: { officeId: orAbsent(idField("Unknown office")) },
});
export type BlackoutsQuery = z.output<typeof BlackoutsQuery>;
