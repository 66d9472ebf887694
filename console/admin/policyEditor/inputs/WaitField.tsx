import Box from "@mui/material/Box";
import type { Wait } from "#core/calendar/months.ts";
import type { ExactNumber } from "#core/policies/document/exact.ts";
import { PLAIN_FIELDSET } from "./plainFieldset.ts";
import { OptionalNumberField } from "./NumberField.tsx";

interface WaitFieldProps {
  label: string;
  value: Wait | undefined;
  onChange: (value: Wait | undefined) => void;
  path: string;
}

export function WaitField({ label, value, onChange, path }: WaitFieldProps) {
  const change = (fields: { months?: ExactNumber | undefined; days?: ExactNumber | undefined }) => {
    const next = { months: value?.months, days: value?.days, ...fields };
    const given = Object.entries(next).filter(([, part]) => part !== undefined);
    onChange(given.length === 0 ? undefined : (Object.fromEntries(given) as Wait));
  };
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11.25rem), 1fr))",
        ...PLAIN_FIELDSET,
      }}
    >
      <OptionalNumberField
        label={label}
        noun="months"
        value={value?.months}
        onChange={(months) => change({ months })}
        path={`${path}.months`}
      />
      <OptionalNumberField
        label="and"
        noun="days"
        value={value?.days}
        onChange={(days) => change({ days })}
        path={`${path}.days`}
      />
    </Box>
  );
}
