import InputAdornment from "@mui/material/InputAdornment";
import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { TextInput } from "./TextInput.tsx";

type DaysInputProps<Input extends FieldValues, Output> = ComponentProps<typeof TextInput<Input, Output>> & {
  min?: number;
};

/** A number of days of a form, in steps of a half. Scrolling the page with the pointer over it leaves it as it is. */
export function DaysInput<Input extends FieldValues, Output>({ min, ...props }: DaysInputProps<Input, Output>) {
  return (
    <TextInput<Input, Output>
      {...props}
      type="number"
      onWheel={({ target }) => target instanceof HTMLElement && target.blur()}
      slotProps={{
        // Beside the unit there is not always room for a label inside the field.
        inputLabel: { shrink: true },
        htmlInput: { step: 0.5, min, inputMode: "decimal" },
        input: { endAdornment: <InputAdornment position="end">days</InputAdornment> },
      }}
    />
  );
}
