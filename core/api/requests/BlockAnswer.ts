import { z } from "zod";
import { count, id, isoDate, leaveType } from "../fields.ts";

export const BlockAnswer = z.strictObject({
  id,
  name: z.string(),
  officeName: z.string().nullable(),
  managerName: z.string().nullable(),
  type: leaveType,
  /** The workdays of the block, and those of the longest block that is booked or pending. */
  days: count,
  longest: count,
  /** The block must begin by this day. */
  by: isoDate,
});
export type BlockAnswer = z.infer<typeof BlockAnswer>;
