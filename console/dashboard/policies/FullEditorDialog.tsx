import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { wholeFacts } from "#console/shared/wholeDates.ts";

export function FullEditorDialog({ policy, onClose }: { policy: PolicyAnswer; onClose: () => void }) {
  const id = useId();
  const { nameOf } = useLeaveTypes();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{`Edit ${nameOf(policy.type)} Policy`}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          This policy has rules that this form can't show. Edit it in the policy editor instead.
        </DialogContentText>
        <DialogContentText sx={{ overflowWrap: "anywhere" }}>{wholeFacts(policy.summary)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" href={`/admin/policies/${policy.id}/document`}>
          Open Policy Editor
        </Button>
      </DialogActions>
    </Dialog>
  );
}
