import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";

export function ReasonDialog({ request, onClose }: { request: RequestAnswer; onClose: () => void }) {
  const id = useId();
  const { nameOf } = useLeaveTypes();
  const isRejected = request.status === "rejected";
  const by = request.isDecidedByOwner ? "you" : request.decidedByName;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{isRejected ? "Rejection Reason" : "Cancellation Reason"}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
          {nameOf(request.type)}, {wholeDates(answeredSpan(request))}
          {by && `, ${isRejected ? "rejected" : "canceled"} by ${by}`}
        </Typography>
        <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{request.rejectionReason}</Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
