import { z } from "zod";
import { isoDateField, oneOf } from "#core/inputs.ts";
import { POLICY_FIELDS, termOf } from "../policyFields.ts";

/** If no field is given, the changes of all fields are canceled. */
export const ScheduledChangeInput = z.object({
  effectiveOn: isoDateField(),
  field: oneOf(Object.values(POLICY_FIELDS)).transform(termOf).optional(),
});
