import type { z } from "zod";
import { idField, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";

export const ClosuresQuery = listQuery({
  orders: ["startDate", "endDate", "name"],
  sort: "startDate",
  order: "DESC",
  filters: { officeId: orAbsent(idField("Unknown office")) },
});
export type ClosuresQuery = z.output<typeof ClosuresQuery>;
