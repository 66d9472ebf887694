import { z } from "zod";
import { id } from "./fields.ts";
import { ChangedBalanceAnswer } from "./PolicyAnswer.ts";

/** `error` is for people; `code` is stable. `impact` lists the people whose balance would fall below zero. */
export const ErrorAnswer = z.strictObject({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).exactOptional(),
  policyId: id.exactOptional(),
  impact: z.array(ChangedBalanceAnswer).exactOptional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
