import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { loadRequestDialog } from "./form/EditRequestDialog.tsx";
import { offeredEvents } from "#core/requests/lifecycle/transitions.ts";

/** Opens the form to edit a request. */
export function EditButton({ request, onEdit }: Pick<RequestActionProps, "request" | "onEdit">) {
  return (
    <Button
      size="small"
      color="inherit"
      onClick={() => onEdit(request)}
      onMouseEnter={() => void loadRequestDialog()}
      onFocus={() => void loadRequestDialog()}
      aria-label={`Edit request ${formatSpan(request.startDate, request.endDate)}`}
    >
      Edit
    </Button>
  );
}

interface RequestActionProps {
  request: RequestAnswer;
  onEdit: (request: RequestAnswer) => void;
  onCancel: (request: RequestAnswer) => void;
  onExplain: (request: RequestAnswer) => void;
}

/** The actions on a request: edit or cancel a pending one, or view the reason for a rejection or cancellation. */
export function RequestAction({ request, onEdit, onCancel, onExplain }: RequestActionProps) {
  const span = formatSpan(request.startDate, request.endDate);
  const offered = offeredEvents(request.status, ["owner"]);
  if (offered.length > 0) {
    return (
      <Box sx={{ display: "inline-flex", gap: 0.5 }}>
        {offered.includes("edit") && <EditButton request={request} onEdit={onEdit} />}
        {offered.includes("cancel") && (
          <Button size="small" color="inherit" onClick={() => onCancel(request)} aria-label={`Cancel request ${span}`}>
            Cancel
          </Button>
        )}
      </Box>
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
