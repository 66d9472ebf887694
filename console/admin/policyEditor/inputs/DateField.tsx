import TextField from "@mui/material/TextField";
import { useId } from "react";
import type { IsoDate } from "#core/calendar/dates.ts";
import { useProblem } from "../draft/draftContext.ts";

interface DateFieldProps {
  label: string;
  value: IsoDate | undefined;
  onChange: (value: IsoDate | undefined) => void;
  path: string;
  hint?: string;
}

/** A date that may be left blank. */
export function DateField({ label, value, onChange, path, hint }: DateFieldProps) {
  const id = useId();
  const problem = useProblem(path);
  return (
    <TextField
      id={id}
      type="date"
      label={label}
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value || undefined)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      fullWidth
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
