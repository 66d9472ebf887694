import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { objectInWords } from "#core/requests/changes/changeWords.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { leaveText } from "#core/leave/leaveText.ts";

interface RejectDialogProps {
  requests: readonly TeamRequestAnswer[];
  isPending: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}

const beginHere = (field: HTMLElement | null) => {
  field?.focus();
};

export function RejectDialog({ requests, isPending, onReject, onClose }: RejectDialogProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const { nameOf, amountText } = useLeaveTypes();
  const title = requests.length === 1 ? "Reject Request" : `Reject ${requests.length} Requests`;
  const people = new Map(requests.map(({ employee }) => [employee.id, employee.name]));
  const readers = people.size === 1 ? [...people.values()].join("") : "The employees";
  const textOf = (request: TeamRequestAnswer) => {
    const { employee, type, days } = request;
    const what = objectInWords(leaveText(nameOf(type)), request);
    return wholeDates(`${employee.name}: ${what}, ${answeredSpan(request)}, ${amountText(days, type)}.`);
  };
  return (
    <FormDialog
      title={title}
      lead={requests.map((request) => (
        <div key={request.id}>{textOf(request)}</div>
      ))}
      submit={title}
      submitting="Rejecting..."
      isDestructive
      isPending={isPending}
      onSubmit={() => onReject(reason.trim())}
      onClose={onClose}
    >
      <TextField
        id={id}
        label="Reason (optional)"
        helperText={`${readers} will see this`}
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
