import AddRounded from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ApprovalRow } from "#core/policies/document/bookingRule.ts";
import { FieldGroup } from "../../inputs/FieldGroup.tsx";
import { useRowKeys } from "../../inputs/useRowKeys.ts";
import { ApprovalRowFields } from "./ApprovalRowFields.tsx";

interface ApprovalFieldsProps {
  approval: readonly ApprovalRow[];
  set: (approval: ApprovalRow[] | undefined) => void;
}

export function ApprovalFields({ approval, set }: ApprovalFieldsProps) {
  const { keys, forget } = useRowKeys(approval.length);
  const setRows = (rows: ApprovalRow[]) => set(rows.length === 0 ? undefined : rows);
  return (
    <FieldGroup
      title="Approval"
      hint={
        approval.length === 0
          ? "Requests need the approval of the person's manager or, if there is none, of an Admin or Owner."
          : "The first rule that matches a request applies."
      }
    >
      {approval.map((row, nth) => (
        <ApprovalRowFields
          key={keys[nth]}
          row={row}
          nth={nth}
          isLast={nth === approval.length - 1}
          onChange={(next) => setRows(approval.with(nth, next))}
          onRemove={() => {
            forget(nth);
            setRows(approval.toSpliced(nth, 1));
          }}
        />
      ))}
      <Box>
        <Button
          size="small"
          startIcon={<AddRounded />}
          sx={{ ml: -1.5 }}
          onClick={() => setRows([...approval, { by: ["manager"] }])}
        >
          Add approval rule
        </Button>
      </Box>
    </FieldGroup>
  );
}
