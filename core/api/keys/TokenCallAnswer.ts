import { z } from "zod";
import { id, instant } from "../fields.ts";

/** A call with an API key, or a fetch of a calendar feed. */
export const TokenCallAnswer = z.strictObject({
  id,
  at: instant,
  method: z.string(),
  /** The path of a call, without ids or the query. */
  path: z.string().nullable(),
  /** The program that fetched the link, if it named itself. */
  agent: z.string().nullable(),
  status: z.int(),
  /** The reason why the call was refused or failed, in words. */
  error: z.string().nullable(),
  milliseconds: z.int(),
  /** The other fields are about the last of these equal calls. */
  times: z.int(),
});
export type TokenCallAnswer = z.infer<typeof TokenCallAnswer>;
