import { z } from "zod";
import { id, leaveType } from "../fields.ts";

/** The facts that the policies of a leave type need about a person and that aren't recorded. */
const MissingOfType = z.strictObject({ type: leaveType, facts: z.array(z.string()).min(1) });

/** A person whose leave doesn't accrue, because their policies need facts that aren't recorded. */
export const MissingFactsAnswer = z.strictObject({
  id,
  name: z.string(),
  officeName: z.string().nullable(),
  missing: z.array(MissingOfType),
});
export type MissingFactsAnswer = z.infer<typeof MissingFactsAnswer>;

/** What the policies of a person ask for; `asksBirthDate` is true if one depends on the birth date. */
export const PolicyFactsAnswer = z.strictObject({ missing: z.array(MissingOfType), asksBirthDate: z.boolean() });
export type PolicyFactsAnswer = z.infer<typeof PolicyFactsAnswer>;
