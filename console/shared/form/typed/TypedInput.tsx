import type { ComponentProps } from "react";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { afterPress } from "../afterPress.ts";
import type { MonthField } from "./MonthField.tsx";
import type { TimeField } from "./TimeField.tsx";

type FieldOf = typeof TimeField | typeof MonthField;

interface OwnProps<Input extends FieldValues, Output> {
  Field: FieldOf;
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: string;
}

type TypedInputProps<Input extends FieldValues, Output> = OwnProps<Input, Output> &
  Omit<ComponentProps<FieldOf>, "name" | "label" | "value" | "onChange" | "onBlur" | "helperText" | "error">;

/** A field of a form for a time of day or a month, which people type in their own way, with its error below. */
export function TypedInput<Input extends FieldValues, Output>(props: TypedInputProps<Input, Output>) {
  const { Field, control, name, label, ...rest } = props;
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
          helperText={error?.message}
        />
      )}
    />
  );
}
