import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";

interface CheckInputProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPath<Input>;
  label: string;
  isDisabled?: boolean;
}

export function CheckInput<Input extends FieldValues, Output>(props: CheckInputProps<Input, Output>) {
  const { control, name, label, isDisabled = false } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
        <FormControl error={error !== undefined}>
          <FormControlLabel
            label={label}
            disabled={isDisabled}
            control={<Checkbox {...field} size="small" slotProps={{ input: { ref } }} checked={value === true} />}
          />
          {error && <FormHelperText>{error.message}</FormHelperText>}
        </FormControl>
      )}
    />
  );
}
