import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { toUnits } from "#core/leave/amounts.ts";
import { lacksDocument } from "#core/requests/booking/neededDocument.ts";
import { approvalText } from "#core/requests/approval/stepTexts.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

export function presentRequest(request: RequestView): RequestAnswer {
  const { id, type, startDate, endDate, notes, isHalfDay, status, version, minutes, unit } = request;
  const { evidenceCount, messageCount, submittedAt, decidedAt, decidedByName, isDecidedByOwner, rejectionReason } =
    request;
  const progress = approvalText(request);
  return {
    id,
    type,
    startDate,
    endDate,
    notes,
    isHalfDay,
    status,
    version,
    days: toUnits(minutes, unit),
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedByName,
    isDecidedByOwner,
    rejectionReason,
    ...(request.isCredit && { isCredit: true as const }),
    ...request.parts,
    ...(evidenceCount > 0 && { documents: evidenceCount }),
    ...(messageCount > 0 && { messages: messageCount }),
    ...(lacksDocument(request) && { needsDocument: true as const }),
    ...(progress !== null && { approvalText: progress }),
  };
}
