import MenuItem from "@mui/material/MenuItem";
import type { z } from "zod";
import { ADJUSTMENT_STEP, AdjustmentOfInput } from "#core/ledger/inputs/AdjustmentInput.ts";
import { ADJUSTMENT_HINT } from "#console/shared/adjustmentHint.ts";
import { DaysInput } from "#console/shared/form/DaysInput.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm, type ZodForm } from "#console/shared/form/useZodForm.ts";
import { useWatch } from "react-hook-form";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";

type Input = z.input<typeof AdjustmentOfInput>;
type AdjustForm = ZodForm<Input, AdjustmentOfInput>;

export function useAdjustForm(): AdjustForm {
  return useZodForm<Input, AdjustmentOfInput>(AdjustmentOfInput, { type: "vacation", adjustment: "", reason: "" });
}

export function AdjustFields({ form: { control } }: { form: AdjustForm }) {
  const { all, unitOf } = useLeaveTypes();
  const unit = unitOf(useWatch({ control, name: "type" }));
  return (
    <>
      <TextInput control={control} name="type" label="Balance" select>
        {all.map(({ key, name }) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
      </TextInput>
      <DaysInput
        control={control}
        name="adjustment"
        label="Adjustment"
        unit={unit}
        step={ADJUSTMENT_STEP}
        hint={ADJUSTMENT_HINT}
      />
      <TextInput control={control} name="reason" label="Reason" multiline minRows={2} />
    </>
  );
}
