import { useEffect, useMemo, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { fieldsOn } from "#core/policies/changes/fieldsOn.ts";
import { POLICY_FIELDS } from "#core/policies/policyFields.ts";

export function useFieldsOfDay(policy: OfficePolicyAnswer | undefined): void {
  const { getValues, setValue } = useFormContext();
  const day: unknown = useWatch({ name: "effectiveOn" });
  const known = useMemo(() => policy && fieldsOn(policy, policy, day), [policy, day]);
  const shown = useRef(known);
  useEffect(() => {
    const before = shown.current;
    shown.current = known;
    if (!before || !known || before.id !== known.id) return;
    for (const field of Object.values(POLICY_FIELDS)) {
      if (getValues(field) === before[field] && known[field] !== before[field]) {
        setValue(field, known[field], { shouldDirty: true });
      }
    }
  }, [known, getValues, setValue]);
}
