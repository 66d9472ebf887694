import { useEffect, useMemo, useRef } from "react";
import type { z } from "zod";
import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { fieldsOn } from "#core/policies/changes/fieldsOn.ts";
import { POLICY_FIELDS } from "#core/policies/policyFields.ts";
import type { ZodForm } from "#console/shared/form/useZodForm.ts";
import { ACCRUAL_FIELDS, formOf, type PolicyForm } from "./policyForm.ts";

export function useFieldsOfDay(
  form: ZodForm<z.input<typeof PolicyForm>, PolicyForm>,
  policy: PolicyAnswer,
  scheduled: PolicyAnswer["scheduled"],
): PolicyAnswer {
  const { getValues, resetField } = form;
  const [day, isUnlimited] = form.watch(["effectiveOn", "isUnlimited"]);
  const known = useMemo(() => fieldsOn(policy, { past: policy.past, scheduled }, day), [policy, scheduled, day]);
  const shown = useRef(known);
  useEffect(() => {
    const [before, now] = [formOf(shown.current), formOf(known)];
    shown.current = known;
    for (const field of Object.values(POLICY_FIELDS)) {
      if (getValues(field) === before[field] && now[field] !== before[field]) {
        resetField(field, { defaultValue: now[field] });
      }
    }
  }, [known, getValues, resetField]);
  useEffect(() => {
    if (isUnlimited) for (const field of ACCRUAL_FIELDS) resetField(field, { defaultValue: formOf(known)[field] });
  }, [isUnlimited, known, resetField]);
  return known;
}
