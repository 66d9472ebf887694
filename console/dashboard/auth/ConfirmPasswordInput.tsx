import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { NewPasswordInput } from "#console/shared/form/NewPasswordInput.tsx";

type ConfirmPasswordInputProps<Input extends FieldValues, Output> = Omit<
  ComponentProps<typeof NewPasswordInput<Input, Output>>,
  "label" | "placeholder"
>;

export function ConfirmPasswordInput<Input extends FieldValues, Output>(
  props: ConfirmPasswordInputProps<Input, Output>,
) {
  return <NewPasswordInput<Input, Output> {...props} label="Confirm Password" placeholder="Re-enter password" />;
}
