import { z } from "zod";
import { id, isoDate } from "../fields.ts";

/** A company closure. */
export const ClosureAnswer = z.strictObject({
  id,
  name: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  officeIds: z.array(id),
  /** The closure's offices by name. */
  offices: z.array(z.strictObject({ id, name: z.string() })),
  /** The leave type that the closure is charged to; null costs people nothing. */
  charged: z.null(),
});
export type ClosureAnswer = z.infer<typeof ClosureAnswer>;
