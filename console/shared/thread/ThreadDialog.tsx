import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId } from "react";
import { isLive, type RequestStatus } from "#core/leave/Statuses.ts";
import { Documents } from "./Documents.tsx";
import { Messages } from "./Messages.tsx";

export interface ThreadDialogProps {
  requestId: string;
  /** The request in words; missing if it isn't among the loaded requests. */
  about?: string | undefined;
  /** The request's status; missing if it isn't among the loaded requests. The server refuses what it doesn't allow. */
  status?: RequestStatus | undefined;
  needsDocument?: boolean | undefined;
  viewerId: string;
  onClose: () => void;
}

/** A dialog with a request's questions and documents. A click outside doesn't close it, so typed text isn't lost. */
export function ThreadDialog({ requestId, about, status, needsDocument, viewerId, onClose }: ThreadDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  return (
    <Dialog
      open
      onClose={(_, cause) => cause !== "backdropClick" && onClose()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
    >
      <DialogTitle id={id}>Questions and Documents</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 3, alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)" }}>
        {about && (
          <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {about}
          </Typography>
        )}
        <Messages requestId={requestId} viewerId={viewerId} isOpen={status === undefined || status === "pending"} />
        <Documents
          requestId={requestId}
          isNeeded={needsDocument ?? false}
          isOpen={status === undefined || isLive(status)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
