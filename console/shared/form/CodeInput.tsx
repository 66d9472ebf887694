import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { TextInput } from "./TextInput.tsx";

type CodeInputProps<Input extends FieldValues, Output> = Omit<
  ComponentProps<typeof TextInput<Input, Output>>,
  "label" | "type" | "autoComplete"
>;

export function CodeInput<Input extends FieldValues, Output>(props: CodeInputProps<Input, Output>) {
  return (
    <TextInput<Input, Output>
      {...props}
      label="Code"
      autoComplete="one-time-code"
      placeholder="123 456"
      slotProps={{
        htmlInput: { inputMode: "numeric", maxLength: 8, style: { letterSpacing: "0.2em" } },
      }}
    />
  );
}
