import { useQuery } from "@tanstack/react-query";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { LazyThreadDialog } from "#console/shared/thread/LazyThreadDialog.tsx";
import { useMe } from "../session/meContext.ts";
import { pendingApprovals } from "./approvalCalls.ts";

interface TeamThreadProps {
  requestId: string;
  onClose: () => void;
}

/** The questions and documents of another person's request, which a link may open after it was decided. */
export function TeamThread({ requestId, onClose }: TeamThreadProps) {
  const me = useMe();
  const { data: waiting = [] } = useQuery({ ...pendingApprovals(), ...onDashboard });
  const { nameOf } = useLeaveTypes();
  const request = waiting.find(({ id }) => id === requestId);
  const { status, needsDocument } = request ?? {};
  const about =
    request && `${request.employee.name}: ${nameOf(request.type)}, ${formatSpan(request.startDate, request.endDate)}`;
  return <LazyThreadDialog {...{ requestId, about, status, needsDocument, onClose }} viewerId={me.id} />;
}
