import InputAdornment from "@mui/material/InputAdornment";
import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { TextInput } from "./TextInput.tsx";

type DaysInputProps<Input extends FieldValues, Output> = ComponentProps<typeof TextInput<Input, Output>> & {
  min?: number;
  step?: number;
  unit: LeaveUnit;
};

export function DaysInput<Input extends FieldValues, Output>(props: DaysInputProps<Input, Output>) {
  const { min, step = 0.5, unit, ...rest } = props;
  return (
    <TextInput<Input, Output>
      {...rest}
      type="number"
      onWheel={({ target }) => target instanceof HTMLElement && target.blur()}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { step, min, inputMode: "decimal" },
        input: { endAdornment: <InputAdornment position="end">{`${unit}s`}</InputAdornment> },
      }}
    />
  );
}
