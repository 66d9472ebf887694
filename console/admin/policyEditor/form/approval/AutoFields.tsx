import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import type { ApprovalRow } from "#core/policies/document/bookingRule.ts";
import { withCondition } from "#core/policies/form/approvalForm.ts";
import { useUnit } from "../../draft/draftContext.ts";
import { FieldGrid } from "../../inputs/FieldGrid.tsx";
import { OptionalNumberField } from "../../inputs/NumberField.tsx";

interface AutoFieldsProps {
  row: ApprovalRow;
  path: string;
  onChange: (row: ApprovalRow) => void;
}

export function AutoFields({ row, path, onChange }: AutoFieldsProps) {
  const unit = useUnit();
  const { auto = {} } = row;
  return (
    <Box sx={{ pl: 4, display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <FieldGrid>
        <OptionalNumberField
          label="Automatically approve up to"
          noun={`${unit}s`}
          value={auto.upTo}
          onChange={(upTo) => onChange(withCondition(row, { upTo }))}
          path={`${path}.upTo`}
          hint="Leave blank for any length"
        />
      </FieldGrid>
      <FormControlLabel
        label="Enough of the team must remain at work"
        control={
          <Checkbox
            checked={auto.coverage === true}
            onChange={(_, coverage) => onChange(withCondition(row, { coverage }))}
          />
        }
      />
      <FormControlLabel
        label="The request must give the required notice"
        control={
          <Checkbox checked={auto.notice === true} onChange={(_, notice) => onChange(withCondition(row, { notice }))} />
        }
      />
    </Box>
  );
}
