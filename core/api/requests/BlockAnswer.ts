import { z } from "zod";
import { count, id, isoDate, leaveType } from "../fields.ts";

export const BlockAnswer = z.strictObject({
  id,
  name: z.string(),
  officeName: z.string().nullable(),
  managerName: z.string().nullable(),
  type: leaveType,
  /** The length of the required block, and of the longest block that is booked or pending, in workdays. */
  days: count,
  longest: count,
  /** The last day on which the block can begin. */
  by: isoDate,
});
export type BlockAnswer = z.infer<typeof BlockAnswer>;
