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
  /** Always null, because a closure isn't charged to a leave type. */
  charged: z.null(),
});
export type ClosureAnswer = z.infer<typeof ClosureAnswer>;
