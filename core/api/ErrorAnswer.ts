import { z } from "zod";

/** Every error: its text for people, its stable code, and the text of each field that is wrong. */
export const ErrorAnswer = z.strictObject({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).exactOptional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
