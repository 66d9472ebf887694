import type { ComponentProps } from "react";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { afterPress } from "./afterPress.ts";
import { DayField } from "./day/DayField.tsx";

interface OwnProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: string;
  /** Shown below the field while the field has no error. */
  hint?: string | undefined;
}

type DateInputProps<Input extends FieldValues, Output> = OwnProps<Input, Output> &
  Omit<ComponentProps<typeof DayField>, "name" | "label" | "value" | "onChange" | "onBlur" | "helperText" | "error">;

/** A field of a form for one day, as `YYYY-MM-DD`, with its error or hint below. */
export function DateInput<Input extends FieldValues, Output>(props: DateInputProps<Input, Output>) {
  const { control, name, label, hint, ...rest } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur, ...field }, fieldState: { error } }) => (
        <DayField
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
