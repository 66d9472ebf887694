import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { isLive, type RequestStatus } from "#core/leave/Statuses.ts";
import { InputDialog } from "../dialogs/InputDialog.tsx";
import { Documents } from "./Documents.tsx";
import { Messages } from "./Messages.tsx";

export interface ThreadDialogProps {
  requestId: string;
  about?: string | undefined;
  status?: RequestStatus | undefined;
  needsDocument?: boolean | undefined;
  viewerId: string;
  onClose: () => void;
}

export function ThreadDialog({ requestId, about, status, needsDocument, viewerId, onClose }: ThreadDialogProps) {
  return (
    <InputDialog title="Questions and Documents" onClose={onClose}>
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
    </InputDialog>
  );
}
