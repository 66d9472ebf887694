import { z } from "zod";
import { isoDateField, oneOf, yesOrNo } from "#core/inputs.ts";
import { POLICY_FIELDS, termOf } from "../policyFields.ts";

/** Without `field`, all changes scheduled for `effectiveOn` are canceled. */
export const ScheduledChangeInput = z.object({
  effectiveOn: isoDateField(),
  field: oneOf(Object.values(POLICY_FIELDS)).transform(termOf).optional(),
  confirmed: yesOrNo().optional(),
});
export type ScheduledChangeInput = z.output<typeof ScheduledChangeInput>;
