import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { TextInput } from "./TextInput.tsx";

/** A field for a new password, for which browsers offer to generate one; its placeholder states the minimum length. */
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
