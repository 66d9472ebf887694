import { NumberInput, SelectInput, TextInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { ADJUSTMENT_STEP } from "#core/ledger/inputs/AdjustmentInput.ts";
import { ADJUSTMENT_HINT } from "#console/shared/adjustmentHint.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";

export function AdjustInputs() {
  const { all, unitOf } = useLeaveTypes();
  const unit = unitOf(String(useWatch({ name: "type" })));
  return (
    <>
      <SelectInput source="type" label="Balance" choices={all.map(({ key, name }) => ({ id: key, name }))} />
      <NumberInput
        source="adjustment"
        label={`Adjustment in ${unit}s`}
        helperText={ADJUSTMENT_HINT}
        step={ADJUSTMENT_STEP}
      />
      <TextInput source="reason" label="Reason" multiline minRows={2} />
    </>
  );
}
