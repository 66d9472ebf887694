import { z } from "zod";
import { id, isoDate } from "../fields.ts";

const named = z.strictObject({ id, name: z.string() });

export const DelegationAnswer = z.strictObject({
  id,
  approverId: id,
  approverName: z.string(),
  delegateId: id,
  delegateName: z.string(),
  from: isoDate,
  to: isoDate,
  isCurrent: z.boolean(),
});
export type DelegationAnswer = z.infer<typeof DelegationAnswer>;

export const DelegateSuggestionAnswer = z.strictObject({
  isNeeded: z.boolean(),
  suggested: named.nullable(),
});
export type DelegateSuggestionAnswer = z.infer<typeof DelegateSuggestionAnswer>;
