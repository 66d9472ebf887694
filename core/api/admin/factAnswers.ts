import { z } from "zod";
import { id, leaveType } from "../fields.ts";

const MissingOfType = z.strictObject({ type: leaveType, facts: z.array(z.string()).min(1) });

export const MissingFactsAnswer = z.strictObject({
  id,
  name: z.string(),
  officeName: z.string().nullable(),
  missing: z.array(MissingOfType),
});
export type MissingFactsAnswer = z.infer<typeof MissingFactsAnswer>;

const EventRead = z.strictObject({
  type: z.enum(["worked", "occurrence", "absence", "attendance", "daysWorked"]),
  kinds: z.array(z.string()).readonly(),
});

export const PolicyFactsAnswer = z.strictObject({
  missing: z.array(MissingOfType),
  asksBirthDate: z.boolean(),
  events: z.array(EventRead),
});
export type PolicyFactsAnswer = z.infer<typeof PolicyFactsAnswer>;
