import { z } from "zod";
import { ChangedBalanceAnswer } from "./PolicyAnswer.ts";

/**
 * An error: its text for people, its stable code, the text for each invalid field, and the people who would fall below
 * zero if a change that needs confirmation were made.
 */
export const ErrorAnswer = z.strictObject({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).exactOptional(),
  impact: z.array(ChangedBalanceAnswer).exactOptional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
