import { z } from "zod";
import { isoDateField, oneOf } from "#core/inputs.ts";
import { POLICY_FIELDS, termOf } from "../policyFields.ts";

/** The scheduled change to cancel: its effective day and one field, or all fields if no field is given. */
export const ScheduledChangeInput = z.object({
  effectiveOn: isoDateField(),
  field: oneOf(Object.values(POLICY_FIELDS)).transform(termOf).optional(),
});
