import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { TextInput } from "#console/shared/form/TextInput.tsx";

export function EmailInput<Input extends FieldValues, Output>(props: ComponentProps<typeof TextInput<Input, Output>>) {
  return <TextInput<Input, Output> {...props} type="email" autoComplete="username" />;
}
