import type { FieldValues } from "react-hook-form";
import { DayField } from "./day/DayField.tsx";
import { TypedInput, type TypedInputProps } from "./typed/TypedInput.tsx";

export function DateInput<Input extends FieldValues, Output>(props: TypedInputProps<Input, Output, typeof DayField>) {
  return <TypedInput Field={DayField} {...props} />;
}
