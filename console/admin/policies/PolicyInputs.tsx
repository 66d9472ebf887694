import { useEffect } from "react";
import Box from "@mui/material/Box";
import { BooleanInput, NumberInput, SelectInput, useRecordContext } from "react-admin";
import { DateInput } from "../parts/inputs/DateInput.tsx";
import { useWatch } from "react-hook-form";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { fieldsHint } from "#core/policies/changes/fieldsOn.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { ImpactNote } from "#console/shared/policies/ImpactNote.tsx";
import { type ReviewedChange, useReviewedChange } from "#console/shared/policies/usePolicyImpact.ts";
import { inWords } from "../parts/words.ts";
import { changedTerms } from "./changedTerms.ts";
import { useFieldsOfDay } from "./useFieldsOfDay.ts";

const choices = (words: readonly string[]) => words.map((id) => ({ id, name: inWords(id) }));

interface PolicyInputsProps {
  onReview: (review: Omit<ReviewedChange, "impact">) => void;
}

export function PolicyInputs({ onReview }: PolicyInputsProps) {
  const policy = useRecordContext<OfficePolicyAnswer>();
  const values: Record<string, unknown> = useWatch();
  const { unitOf } = useLeaveTypes();
  const units = policy && unitOf(policy.type) === "hour" ? "hours" : "days";
  const isUnlimited = values["isUnlimited"] === true;
  const isTurned = policy !== undefined && isUnlimited !== policy.isUnlimited;
  const blankText = isTurned ? "Leave blank for today." : "Leave blank for the first day of this leave year.";
  const hint = policy && fieldsHint(policy, values["effectiveOn"]);
  useFieldsOfDay(policy);
  return (
    <>
      <BooleanInput source="isUnlimited" label="Unlimited" />
      {!isUnlimited && (
        <>
          <NumberInput source="accrualAmount" label={`Accrual amount in ${units}`} min={0} step={0.5} />
          <SelectInput source="accrualPeriod" label="Accrual period" choices={choices(ACCRUAL_PERIODS)} />
          <SelectInput source="accrualTiming" label="Accrual timing" choices={choices(ACCRUAL_TIMINGS)} />
          <NumberInput source="carryOverDays" label={`Carry-over ${units}`} min={0} step={0.5} />
          <NumberInput
            source="maxBalance"
            label={`Max balance in ${units}`}
            min={0}
            step={0.5}
            helperText="Leave blank for no limit"
          />
          <BooleanInput source="bookAhead" label={`Allow booking ${units} before they accrue`} />
        </>
      )}
      <DateInput
        source="effectiveOn"
        label="Effective date"
        helperText={hint ?? `${blankText} If you choose a date, the fields show the values that apply on that date.`}
        parse={(value: string) => value || undefined}
      />
      {policy && (
        <Box sx={{ gridColumn: "1 / -1" }}>
          <Review policy={policy} patch={changedTerms(policy, values)} onReview={onReview} />
        </Box>
      )}
    </>
  );
}

interface ReviewProps extends PolicyInputsProps {
  policy: OfficePolicyAnswer;
  patch: object | undefined;
}

function Review({ policy: { id, type }, patch, onReview }: ReviewProps) {
  const { impact, isPending, isBelow } = useReviewedChange(id, patch);
  useEffect(() => {
    onReview({ isPending, isBelow });
  }, [onReview, isPending, isBelow]);
  return <ImpactNote type={type} impact={impact} />;
}
