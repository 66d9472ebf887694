import { z } from "zod";
import { id, instant } from "../fields.ts";
import { KeyAnswer } from "../keys/KeyAnswer.ts";

const ProvisioningCallAnswer = z.strictObject({
  id,
  at: instant,
  /** The name of the token. */
  token: z.string(),
  method: z.string(),
  /** The path without ids and filters. */
  path: z.string(),
  subject: z.string().nullable(),
  status: z.int(),
  error: z.string().nullable(),
});
export type ProvisioningCallAnswer = z.infer<typeof ProvisioningCallAnswer>;

/** The base URL and tokens that identity providers need, and their last calls, newest first. */
export const ProvisioningAnswer = z.strictObject({
  baseUrl: z.string(),
  tokens: z.array(KeyAnswer),
  calls: z.array(ProvisioningCallAnswer),
});
export type ProvisioningAnswer = z.infer<typeof ProvisioningAnswer>;
