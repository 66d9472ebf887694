import Button from "@mui/material/Button";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { offeredEvents } from "#core/requests/lifecycle/transitions.ts";

interface RequestActionProps {
  request: RequestAnswer;
  onCancel: (request: RequestAnswer) => void;
  onExplain: (request: RequestAnswer) => void;
}

/** The action on a request: cancel a pending one, or view the reason for a rejection or cancellation. */
export function RequestAction({ request, onCancel, onExplain }: RequestActionProps) {
  const span = formatSpan(request.startDate, request.endDate);
  if (offeredEvents(request.status, ["owner"]).includes("cancel")) {
    return (
      <Button size="small" color="inherit" onClick={() => onCancel(request)} aria-label={`Cancel request ${span}`}>
        Cancel
      </Button>
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
