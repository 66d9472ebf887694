import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { TextInput } from "./TextInput.tsx";

export function NewPasswordInput<Input extends FieldValues, Output>(
  props: ComponentProps<typeof TextInput<Input, Output>>,
) {
  return (
    <TextInput<Input, Output>
      placeholder="At least 6 characters"
      {...props}
      type="password"
      autoComplete="new-password"
    />
  );
}
