import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
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
    <Dialog
      open
      // A click outside the dialog doesn't close it, so typed text isn't lost.
      onClose={(_, cause) => cause !== "backdropClick" && onClose()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onReject(reason.trim());
        }}
      >
        <DialogTitle id={id}>Reject Request</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2.5, overflowWrap: "anywhere" }}>
            {employee.name}: {typeText(nameOf(type))}, {answeredSpan(request)}, {amountText(days, type)}.
          </DialogContentText>
          <TextField
            id={`${id}-reason`}
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
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color="error" loading={isPending}>
            Reject Request
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
