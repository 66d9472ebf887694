import { z } from "zod";
import { id, isoDate, leaveType } from "../fields.ts";

export const ClosureAnswer = z.strictObject({
  id,
  name: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  officeIds: z.array(id),
  offices: z.array(z.strictObject({ id, name: z.string() })),
  /** Null if the closure uses no leave. */
  charged: leaveType.nullable(),
});
export type ClosureAnswer = z.infer<typeof ClosureAnswer>;
