import { useState } from "react";
import { MonthField } from "#console/shared/form/typed/MonthField.tsx";

interface MonthFilterProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (month: string) => void;
}

/** Calls `onChange` only with complete months. */
export function MonthFilter({ label, value, error, onChange }: MonthFilterProps) {
  const [draft, setDraft] = useState<{ month: string; over: string }>();
  return (
    <MonthField
      label={label}
      // Once the report's month has changed, the draft no longer counts.
      value={draft?.over === value ? draft.month : value}
      error={error !== undefined}
      helperText={error}
      onChange={(month) => {
        setDraft({ month, over: value });
        if (month !== "") onChange(month);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
