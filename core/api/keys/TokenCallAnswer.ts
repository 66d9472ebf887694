import { z } from "zod";
import { id, instant } from "../fields.ts";

export const TokenCallAnswer = z.strictObject({
  id,
  at: instant,
  method: z.string(),
  /** Has placeholders instead of ids, and no query. Null for a calendar feed and for an unknown call. */
  path: z.string().nullable(),
  agent: z.string().nullable(),
  status: z.int(),
  error: z.string().nullable(),
  milliseconds: z.int(),
  /** The number of calls that differ only in `at` and `milliseconds`, which are those of the last call. */
  times: z.int(),
});
export type TokenCallAnswer = z.infer<typeof TokenCallAnswer>;
