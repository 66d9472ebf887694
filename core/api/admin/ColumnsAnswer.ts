import { z } from "zod";
import { DATE_ORDERS } from "#core/imports/mapping/writtenDate.ts";

export const ColumnsAnswer = z.strictObject({
  columns: z.array(
    z.strictObject({
      header: z.string(),
      /** The first distinct values in the column. */
      samples: z.array(z.string()),
      /** `either` if a person must choose it; null if no date needs an order. */
      dateOrder: z.enum([...DATE_ORDERS, "either"]).nullable(),
      /** A date that can be read in two ways, if there is one. */
      dateExample: z.string().nullable(),
      field: z.string().nullable(),
    }),
  ),
  /** The remembered order of day and month, by field. */
  dates: z.record(z.string(), z.enum(DATE_ORDERS)),
  basis: z.enum(["exact", "remembered", "suggested"]),
  encoding: z.enum(["utf-8", "utf-16le", "utf-16be", "windows-1252"]),
});
export type ColumnsAnswer = z.infer<typeof ColumnsAnswer>;
