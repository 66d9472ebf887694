import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { TextInput } from "#console/shared/form/TextInput.tsx";

/** A field for the email address that a person signs in with. */
export function EmailInput<Input extends FieldValues, Output>(props: ComponentProps<typeof TextInput<Input, Output>>) {
  return <TextInput<Input, Output> {...props} type="email" autoComplete="username" />;
}
