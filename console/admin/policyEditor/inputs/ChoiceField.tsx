import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useId } from "react";
import { useProblem } from "../draft/draftContext.ts";

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: Partial<Record<Value, string>>;
  onChange: (value: Value) => void;
  path: string;
  hint?: string;
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, choices, onChange, path, hint } = props;
  const id = useId();
  const problem = useProblem(path);
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      fullWidth
    >
      {(Object.entries(choices) as [Value, string][]).map(([choice, name]) => (
        <MenuItem key={choice} value={choice} sx={{ whiteSpace: "normal" }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
