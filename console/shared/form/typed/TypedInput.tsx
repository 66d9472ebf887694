import type { ComponentProps } from "react";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { afterPress } from "../afterPress.ts";
import type { DayField } from "../day/DayField.tsx";
import type { MonthField } from "./MonthField.tsx";
import type { TimeField } from "./TimeField.tsx";

type TypedField = typeof DayField | typeof TimeField | typeof MonthField;

interface OwnProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: string;
  hint?: string | undefined;
}

export type TypedInputProps<Input extends FieldValues, Output, Field extends TypedField> = OwnProps<Input, Output> &
  Omit<ComponentProps<Field>, "name" | "label" | "value" | "onChange" | "onBlur" | "helperText" | "error">;

export function TypedInput<Input extends FieldValues, Output>(
  props: { Field: TypedField } & TypedInputProps<Input, Output, TypedField>,
) {
  const { Field, control, name, label, hint, ...rest } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur, ...field }, fieldState: { error } }) => (
        <Field
          {...rest}
          {...field}
          id={rest.id ?? `field-${name}`}
          inputRef={ref}
          value={value ?? ""}
          onChange={onChange}
          onUnreadable={onChange}
          onBlur={() => afterPress(onBlur)}
          label={label}
          error={error !== undefined}
          helperText={error?.message ?? hint}
        />
      )}
    />
  );
}
