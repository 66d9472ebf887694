import { useId } from "react";
import type { IsoDate } from "#core/calendar/dates.ts";
import { DayField } from "#console/shared/form/day/DayField.tsx";
import { useProblem } from "../draft/draftContext.ts";

interface DateFieldProps {
  label: string;
  value: IsoDate | undefined;
  onChange: (value: IsoDate | undefined) => void;
  path: string;
  hint?: string;
}

export function DateField({ label, value, onChange, path, hint }: DateFieldProps) {
  const id = useId();
  const problem = useProblem(path);
  return (
    <DayField
      id={id}
      label={label}
      value={value ?? ""}
      onChange={(date) => onChange(date || undefined)}
      onUnreadable={onChange}
      error={problem !== undefined}
      helperText={problem ?? hint}
      fullWidth
    />
  );
}
