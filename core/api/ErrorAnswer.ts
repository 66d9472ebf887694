import { z } from "zod";
import { id } from "./fields.ts";
import { ChangedBalanceAnswer } from "./PolicyAnswer.ts";

/**
 * An error: its text for people, its stable code, the text for each invalid field, the id of the existing policy that
 * prevents a new policy, and, if a change needs confirmation, the people whom it would leave below zero.
 */
export const ErrorAnswer = z.strictObject({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).exactOptional(),
  policyId: id.exactOptional(),
  impact: z.array(ChangedBalanceAnswer).exactOptional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
