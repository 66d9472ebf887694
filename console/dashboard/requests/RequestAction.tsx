import ForumOutlined from "@mui/icons-material/ForumOutlined";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { invitesThread } from "#core/requests/messages/invitesThread.ts";
import { threadText } from "#console/shared/thread/threadText.ts";
import { useToday } from "../session/meContext.ts";
import { ChangeActions } from "./change/ChangeActions.tsx";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { prepareRequestDialog } from "./form/EditRequestDialog.tsx";
import { offeredEvents } from "#core/requests/lifecycle/transitions.ts";

export function EditButton({ request, onEdit }: Pick<RequestActionProps, "request" | "onEdit">) {
  return (
    <Button
      size="small"
      color="inherit"
      onClick={() => onEdit(request)}
      onMouseEnter={prepareRequestDialog}
      onFocus={prepareRequestDialog}
      aria-label={`Edit request ${answeredSpan(request)}`}
    >
      Edit
    </Button>
  );
}

function ThreadButton({ request, onDiscuss }: Pick<RequestActionProps, "request" | "onDiscuss">) {
  const today = useToday();
  const counts = threadText(request);
  if (counts === "" && !invitesThread(request, today)) return null;
  const label = `Questions and documents, ${answeredSpan(request)}${counts && `: ${counts}`}`;
  return (
    <IconButton
      size="small"
      color="inherit"
      title={counts || undefined}
      aria-label={label}
      onClick={() => onDiscuss(request)}
    >
      <Badge color="primary" variant="dot" invisible={counts === ""}>
        <ForumOutlined fontSize="small" />
      </Badge>
    </IconButton>
  );
}

interface RequestActionProps {
  request: OwnRequestAnswer;
  onEdit: (request: OwnRequestAnswer) => void;
  onCancel: (request: OwnRequestAnswer) => void;
  onExplain: (request: OwnRequestAnswer) => void;
  onDiscuss: (request: OwnRequestAnswer) => void;
}

export function RequestAction(props: RequestActionProps) {
  return (
    <Box sx={{ display: "inline-flex", gap: 0.5, alignItems: "center", "& .MuiButton-root": { minWidth: 0, px: 1 } }}>
      <ThreadButton {...props} />
      <Decisions {...props} />
    </Box>
  );
}

function Decisions({ request, onEdit, onCancel, onExplain }: RequestActionProps) {
  const span = answeredSpan(request);
  const offered = offeredEvents(request.status, ["owner"]);
  if (offered.length > 0) {
    return (
      <>
        {offered.includes("change") && <ChangeActions request={request} />}
        {offered.includes("edit") && <EditButton request={request} onEdit={onEdit} />}
        {offered.includes("cancel") && (
          <Button size="small" color="inherit" onClick={() => onCancel(request)} aria-label={`Cancel request ${span}`}>
            Cancel
          </Button>
        )}
      </>
    );
  }
  if (request.rejectionReason && (request.status === "rejected" || request.status === "cancelled")) {
    return (
      <Button size="small" color="inherit" onClick={() => onExplain(request)} aria-label={`View Reason, ${span}`}>
        View Reason
      </Button>
    );
  }
  return null;
}
