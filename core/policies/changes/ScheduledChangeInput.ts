import { z } from "zod";
import { isoDateField, oneOf, yesOrNo } from "#core/inputs.ts";
import { POLICY_FIELDS, termOf } from "../policyFields.ts";

/** If no field is given, the changes of all fields are canceled. */
export const ScheduledChangeInput = z.object({
  effectiveOn: isoDateField(),
  field: oneOf(Object.values(POLICY_FIELDS)).transform(termOf).optional(),
  /** Confirms a change that leaves people below zero. */
  confirmed: yesOrNo().optional(),
});
export type ScheduledChangeInput = z.output<typeof ScheduledChangeInput>;
