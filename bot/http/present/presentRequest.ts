import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { toDays } from "#core/leave/amounts.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

/** Presents a request, with its cost in days. */
export function presentRequest(request: RequestView): RequestAnswer {
  const { id, type, startDate, endDate, notes, isHalfDay, status, minutes } = request;
  const { submittedAt, decidedAt, decidedByName, rejectionReason } = request;
  return {
    id,
    type,
    startDate,
    endDate,
    notes,
    isHalfDay,
    status,
    days: toDays(minutes),
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedByName,
    rejectionReason,
  };
}
