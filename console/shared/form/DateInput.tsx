import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { TextInput } from "./TextInput.tsx";

type DateInputProps<Input extends FieldValues, Output> = ComponentProps<typeof TextInput<Input, Output>> & {
  min?: string | undefined;
  max?: string;
};

/**
 * A date field, as `YYYY-MM-DD`. Uses the browser's own date input, which is quick by keyboard and familiar on phones.
 */
export function DateInput<Input extends FieldValues, Output>({
  min,
  max = "9999-12-31",
  ...props
}: DateInputProps<Input, Output>) {
  return (
    <TextInput<Input, Output>
      {...props}
      type="date"
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  );
}
