import { z } from "zod";

/** An error: its text for people, its stable code, and the text for each invalid field. */
export const ErrorAnswer = z.strictObject({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).exactOptional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
