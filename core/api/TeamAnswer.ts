import { z } from "zod";
import { count, id } from "./fields.ts";

export const TeamAnswer = z.strictObject({
  id,
  name: z.string(),
  leadIds: z.array(id),
  memberIds: z.array(id),
  /** The number or percentage of people who must be at work on each date; null without a limit. */
  coverage: z
    .strictObject({ minimum: count.optional(), percent: count.optional(), mode: z.enum(["warn", "refuse"]) })
    .nullable(),
  people: z.array(z.strictObject({ id, name: z.string(), isActive: z.boolean() })),
  memberCount: count,
});
export type TeamAnswer = z.infer<typeof TeamAnswer>;
