import MenuItem from "@mui/material/MenuItem";
import type { z } from "zod";
import { AdjustmentOfInput } from "#core/ledger/inputs/AdjustmentInput.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { ADJUSTMENT_HINT } from "#console/shared/adjustmentHint.ts";
import { DaysInput } from "#console/shared/form/DaysInput.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm, type ZodForm } from "#console/shared/form/useZodForm.ts";
import { typeLabel } from "#console/shared/formats.ts";

type Input = z.input<typeof AdjustmentOfInput>;
type AdjustForm = ZodForm<Input, AdjustmentOfInput>;

/** Creates the adjustment form, validated by the server's own rules. */
export function useAdjustForm(): AdjustForm {
  return useZodForm<Input, AdjustmentOfInput>(AdjustmentOfInput, { type: "vacation", adjustment: "", reason: "" });
}

/** The balance to adjust, the number of days and the reason. */
export function AdjustFields({ form: { control } }: { form: AdjustForm }) {
  return (
    <>
      <TextInput control={control} name="type" label="Balance" select>
        {LEAVE_TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {typeLabel(type)}
          </MenuItem>
        ))}
      </TextInput>
      <DaysInput control={control} name="adjustment" label="Adjustment" hint={ADJUSTMENT_HINT} />
      <TextInput control={control} name="reason" label="Reason" multiline minRows={2} />
    </>
  );
}
