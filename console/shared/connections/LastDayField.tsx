import { DayField } from "../form/day/DayField.tsx";
import { useTitleText } from "../parts/titleText.ts";

interface LastDayFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}

export function LastDayField({ value, onChange, problem }: LastDayFieldProps) {
  const titleText = useTitleText();
  return (
    <DayField
      label={titleText("Last Day")}
      value={value}
      onChange={onChange}
      onUnreadable={onChange}
      error={problem !== undefined}
      helperText={problem ?? "Leave blank for a year from today"}
    />
  );
}
