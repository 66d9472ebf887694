import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { LazyThreadDialog } from "#console/shared/thread/LazyThreadDialog.tsx";
import { useMe } from "../session/meContext.ts";

interface TeamThreadProps {
  requestId: string;
  /** The requests that wait for the signed-in person. A link may also open one that was decided. */
  all: readonly TeamRequestAnswer[];
  onClose: () => void;
}

/** The questions and documents of another person's request. */
export function TeamThread({ requestId, all, onClose }: TeamThreadProps) {
  const me = useMe();
  const { nameOf } = useLeaveTypes();
  const request = all.find(({ id }) => id === requestId);
  const { status, needsDocument } = request ?? {};
  const about =
    request && `${request.employee.name}: ${nameOf(request.type)}, ${formatSpan(request.startDate, request.endDate)}`;
  return <LazyThreadDialog {...{ requestId, about, status, needsDocument, onClose }} viewerId={me.id} />;
}
