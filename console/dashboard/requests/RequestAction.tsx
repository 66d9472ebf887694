import Button from "@mui/material/Button";
import { formatSpan } from "#core/calendar/dates.ts";
import type { OwnRequest } from "./requestCalls.ts";

interface RequestActionProps {
  request: OwnRequest;
  onCancel: (request: OwnRequest) => void;
  onExplain: (request: OwnRequest) => void;
}

/** What can be done with a request: cancelled while it is pending; when it was rejected, one can read why. */
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
