import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";

interface RejectDialogProps {
  employeeName: string;
  isPending: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a request is rejected; the reason is optional and shown to the person. */
export function RejectDialog({ employeeName, isPending, onReject, onClose }: RejectDialogProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onReject(reason.trim());
        }}
      >
        <DialogTitle id={id}>Reject Request</DialogTitle>
        <DialogContent sx={{ "&&": { pt: 1 } }}>
          <TextField
            id={`${id}-reason`}
            label="Reason (optional)"
            helperText={`${employeeName} will see this`}
            multiline
            minRows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
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
