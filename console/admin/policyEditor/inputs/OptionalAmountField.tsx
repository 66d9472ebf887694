import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Box from "@mui/material/Box";
import type { AmountRule } from "#core/policies/document/amountRule.ts";
import { AmountField } from "./AmountField.tsx";

interface OptionalAmountFieldProps {
  label: string;
  amountLabel: string;
  rule: AmountRule | undefined;
  start: number;
  onChange: (rule: AmountRule | undefined) => void;
  path: string;
}

export function OptionalAmountField({ label, amountLabel, rule, start, onChange, path }: OptionalAmountFieldProps) {
  return (
    <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox checked={rule !== undefined} onChange={(_, isChecked) => onChange(isChecked ? start : undefined)} />
        }
      />
      {rule !== undefined && <AmountField label={amountLabel} rule={rule} onChange={onChange} path={path} />}
    </Box>
  );
}
