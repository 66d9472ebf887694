import type { PtoRequest } from "#db/models/PtoRequest.ts";
import type { RequestView } from "#db/queries/requests.ts";

/** A request just written, as people see it. */
export function viewOfRequest(request: PtoRequest, decidedByName: string | null): RequestView {
  const { id, userId, type, startDate, endDate, isHalfDay, status, minutes, submittedAt } = request;
  return {
    id,
    userId,
    type,
    startDate,
    endDate,
    notes: request.notes ?? null,
    isHalfDay,
    status,
    minutes,
    submittedAt,
    decidedAt: request.decidedAt ?? null,
    decidedByName,
    rejectionReason: request.decisionReason ?? null,
  };
}
