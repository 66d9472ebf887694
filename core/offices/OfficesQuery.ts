import type { z } from "zod";
import { optionalText } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";

export const OfficesQuery = listQuery({
  orders: ["name", "country", "timezone", "memberCount"],
  sort: "name",
  order: "ASC",
  filters: { country: optionalText({ max: 120 }) },
});
export type OfficesQuery = z.output<typeof OfficesQuery>;
