import { z } from "zod";
import { DATE_ORDERS } from "#core/imports/mapping/writtenDate.ts";

export const ColumnsAnswer = z.strictObject({
  columns: z.array(
    z.strictObject({
      header: z.string(),
      samples: z.array(z.string()),
      dateOrder: z.enum([...DATE_ORDERS, "either"]).nullable(),
      dateExample: z.string().nullable(),
      field: z.string().nullable(),
    }),
  ),
  dates: z.record(z.string(), z.enum(DATE_ORDERS)),
  basis: z.enum(["exact", "remembered", "suggested"]),
  encoding: z.enum(["utf-8", "utf-16le", "utf-16be", "windows-1252"]),
});
export type ColumnsAnswer = z.infer<typeof ColumnsAnswer>;
