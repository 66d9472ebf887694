import { z } from "zod";
import { id, instant } from "../fields.ts";
import { KeyAnswer } from "../keys/KeyAnswer.ts";

const ProvisioningCallAnswer = z.strictObject({
  id,
  at: instant,
  token: z.string(),
  method: z.string(),
  path: z.string(),
  subject: z.string().nullable(),
  status: z.int(),
  error: z.string().nullable(),
});
export type ProvisioningCallAnswer = z.infer<typeof ProvisioningCallAnswer>;

/** Calls are newest first. */
export const ProvisioningAnswer = z.strictObject({
  baseUrl: z.string(),
  tokens: z.array(KeyAnswer),
  calls: z.array(ProvisioningCallAnswer),
});
export type ProvisioningAnswer = z.infer<typeof ProvisioningAnswer>;
