import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import type { ApprovalRow } from "#core/policies/document/bookingRule.ts";
import {
  approverKind,
  type ApproverKind,
  listedApprovers,
  withApprovers,
  withAuto,
  withListed,
} from "#core/policies/form/approvalForm.ts";
import { changed } from "#core/policies/form/changed.ts";
import { useUnit } from "../../draft/draftContext.ts";
import { ChoiceField } from "../../inputs/ChoiceField.tsx";
import { FieldGrid } from "../../inputs/FieldGrid.tsx";
import { PLAIN_FIELDSET } from "../../inputs/plainFieldset.ts";
import { OptionalNumberField } from "../../inputs/NumberField.tsx";
import { APPROVALS } from "../labels.ts";
import { ApproverPicker } from "./ApproverPicker.tsx";
import { AutoFields } from "./AutoFields.tsx";

const WITH_OTHER = { ...APPROVALS, other: "Custom (JSON view only)" };

interface ApprovalRowFieldsProps {
  row: ApprovalRow;
  nth: number;
  isLast: boolean;
  onChange: (row: ApprovalRow) => void;
  onRemove: () => void;
}

export function ApprovalRowFields({ row, nth, isLast, onChange, onRemove }: ApprovalRowFieldsProps) {
  const unit = useUnit();
  const [chosen, setChosen] = useState<ApproverKind>();
  const actual = approverKind(row);
  const kind = chosen ?? actual;
  const path = `booking.approval[${nth}]`;
  return (
    <Box
      component="fieldset"
      aria-label={`Approval rule ${nth + 1}`}
      sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr) 40px", maxWidth: 720, ...PLAIN_FIELDSET }}
    >
      <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <FieldGrid>
          <OptionalNumberField
            label="Requests up to"
            noun={`${unit}s`}
            value={row.upTo}
            onChange={(upTo) => onChange(changed(row, { upTo }))}
            path={`${path}.upTo`}
            hint={isLast ? "Leave blank to cover all other requests" : undefined}
          />
          <ChoiceField
            label="Who approves"
            value={kind}
            choices={actual === "other" ? WITH_OTHER : APPROVALS}
            onChange={(next) => {
              setChosen(next === "any" || next === "all" ? next : undefined);
              onChange(withApprovers(row, next));
            }}
            path={`${path}.by`}
          />
          {kind !== "nobody" && (
            <OptionalNumberField
              label="Cancel undecided requests after"
              noun="workdays"
              value={row.expiresAfter}
              onChange={(expiresAfter) => onChange(changed(row, { expiresAfter: expiresAfter as number | undefined }))}
              path={`${path}.expiresAfter`}
              hint="Leave blank to keep them"
            />
          )}
        </FieldGrid>
        {(kind === "any" || kind === "all") && (
          <ApproverPicker
            value={listedApprovers(row)}
            onChange={(approvers) => onChange(withListed(row, kind, approvers))}
            path={`${path}.by`}
          />
        )}
        {kind !== "nobody" && (
          <>
            <FormControlLabel
              label="Approve automatically if conditions are met"
              control={
                <Checkbox
                  checked={row.auto !== undefined}
                  onChange={(_, isChecked) => onChange(withAuto(row, isChecked))}
                />
              }
            />
            {row.auto && <AutoFields row={row} path={`${path}.auto`} onChange={onChange} />}
          </>
        )}
      </Box>
      <IconButton aria-label={`Remove approval rule ${nth + 1}`} onClick={onRemove} sx={{ alignSelf: "start" }}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}
