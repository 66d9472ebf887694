import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { typeText } from "#core/leave/leaveText.ts";

interface RejectDialogProps {
  request: TeamRequestAnswer;
  isPending: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Focuses the reason: it is the only field, so the person can type immediately. */
const beginHere = (field: HTMLElement | null) => {
  field?.focus();
};

/** Asks for the reason for a rejection; it is optional and shown to the employee. */
export function RejectDialog({ request, isPending, onReject, onClose }: RejectDialogProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const { employee, type, days } = request;
  const { nameOf, amountText } = useLeaveTypes();
  return (
    <FormDialog
      title="Reject Request"
      lead={`${employee.name}: ${typeText(nameOf(type))}, ${answeredSpan(request)}, ${amountText(days, type)}.`}
      submit="Reject Request"
      submitting="Rejecting..."
      isDestructive
      isPending={isPending}
      onSubmit={() => onReject(reason.trim())}
      onClose={onClose}
    >
      <TextField
        id={id}
        label="Reason (optional)"
        helperText={`${employee.name} will see this`}
        multiline
        minRows={3}
        maxRows={8}
        inputRef={beginHere}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 }, formHelperText: { sx: { overflowWrap: "anywhere" } } }}
      />
    </FormDialog>
  );
}
