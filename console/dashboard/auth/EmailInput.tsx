import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { TextInput } from "#console/shared/form/TextInput.tsx";

/** The e-mail address by which one signs in. */
export function EmailInput<Input extends FieldValues, Output>(props: ComponentProps<typeof TextInput<Input, Output>>) {
  return <TextInput<Input, Output> {...props} type="email" autoComplete="username" />;
}
