import type { z } from "zod";
import { idField, oneOf, orAbsent, wholeNumber } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";

export const HOLIDAY_TYPES = ["custom", "federal"] as const;

export const HolidaysQuery = listQuery({
  orders: ["date", "name", "officeName", "type"],
  sort: "date",
  order: "ASC",
  filters: {
    officeId: orAbsent(idField("Unknown office")),
    type: orAbsent(oneOf(HOLIDAY_TYPES)),
    year: orAbsent(wholeNumber({ min: 1900, max: 2199 })),
  },
});
export type HolidaysQuery = z.output<typeof HolidaysQuery>;
