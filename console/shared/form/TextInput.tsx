import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { afterPress } from "./afterPress.ts";

interface OwnProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: string;
  hint?: string;
}

type TextInputProps<Input extends FieldValues, Output> = OwnProps<Input, Output> &
  Omit<TextFieldProps, "name" | "label" | "helperText" | "error" | "value" | "onChange" | "onBlur">;

export function TextInput<Input extends FieldValues, Output>(props: TextInputProps<Input, Output>) {
  const { control, name, label, hint, ...rest } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
        <TextField
          {...rest}
          {...field}
          onBlur={() => afterPress(field.onBlur)}
          id={rest.id ?? `field-${name}`}
          inputRef={ref}
          value={value ?? ""}
          label={label}
          error={error !== undefined}
          helperText={error?.message ?? hint}
        />
      )}
    />
  );
}
