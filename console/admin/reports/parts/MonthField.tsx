import TextField from "@mui/material/TextField";
import { useState } from "react";
import { isIsoDate } from "#core/calendar/dates.ts";

interface MonthFieldProps {
  label: string;
  /** The month, as "2027-03". */
  value: string;
  error?: string | undefined;
  onChange: (month: string) => void;
}

/** A field for a month. Calls `onChange` only with complete months, because typing 2028 starts with the year 2. */
export function MonthField({ label, value, error, onChange }: MonthFieldProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <TextField
      type="month"
      label={label}
      value={draft ?? value}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => {
        const month = event.target.value;
        setDraft(month);
        if (isIsoDate(`${month}-01`)) onChange(month);
      }}
      onBlur={() => setDraft(undefined)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { placeholder: "2027-03" } }}
    />
  );
}
