import Button from "@mui/material/Button";
import { formatSpan } from "#core/calendar/dates.ts";
import type { OwnRequest } from "./requestCalls.ts";

interface RequestActionProps {
  request: OwnRequest;
  onCancel: (request: OwnRequest) => void;
  onExplain: (request: OwnRequest) => void;
}

/** The action on a request: cancel a pending one, or view the reason of a rejected one. */
export function RequestAction({ request, onCancel, onExplain }: RequestActionProps) {
  const span = formatSpan(request.startDate, request.endDate);
  if (request.status === "pending") {
    return (
      <Button size="small" color="inherit" onClick={() => onCancel(request)} aria-label={`Cancel request ${span}`}>
        Cancel
      </Button>
    );
  }
  if (request.status === "rejected" && request.rejectionReason) {
    return (
      <Button size="small" color="inherit" onClick={() => onExplain(request)} aria-label={`View Reason, ${span}`}>
        View Reason
      </Button>
    );
  }
  return null;
}
