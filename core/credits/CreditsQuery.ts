import type { z } from "zod";
import { listQuery } from "#core/lists/listQuery.ts";
import { REQUEST_FILTERS } from "#core/requests/RequestsQuery.ts";

export const CreditsQuery = listQuery({
  orders: ["submittedAt", "startDate", "userName", "type", "status", "days", "decidedAt"],
  sort: "submittedAt",
  order: "DESC",
  filters: REQUEST_FILTERS,
});
export type CreditsQuery = z.output<typeof CreditsQuery>;
