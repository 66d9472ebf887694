import { useState } from "react";
import { MonthField } from "#console/shared/form/typed/MonthField.tsx";

interface MonthFilterProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (month: string) => void;
}

export function MonthFilter({ label, value, error, onChange }: MonthFilterProps) {
  const [draft, setDraft] = useState<{ month: string; over: string }>();
  return (
    <MonthField
      label={label}
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
