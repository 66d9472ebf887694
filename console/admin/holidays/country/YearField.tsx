import TextField from "@mui/material/TextField";
import { useId } from "react";

interface YearFieldProps {
  value: string;
  onChange: (value: string) => void;
  first: number;
  last: number;
}

export function YearField({ value, onChange, first, last }: YearFieldProps) {
  const id = useId();
  const isRight = isYearWithin(value, first, last);
  return (
    <TextField
      id={id}
      label="Year"
      type="number"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={!isRight}
      helperText={isRight ? undefined : `Enter a year from ${first} to ${last}`}
      slotProps={{ htmlInput: { min: first, max: last, step: 1 } }}
    />
  );
}

export function isYearWithin(text: string, first: number, last: number): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= first && Number(text) <= last;
}
