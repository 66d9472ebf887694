import { z } from "zod";
import { isoDateField, oneOf } from "#core/inputs.ts";
import { POLICY_FIELDS, termOf } from "../policyFields.ts";

/** Cancels all fields if none is given. */
export const ScheduledChangeInput = z.object({
  effectiveOn: isoDateField(),
  field: oneOf(Object.values(POLICY_FIELDS)).transform(termOf).optional(),
});
