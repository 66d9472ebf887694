import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { LazyThreadDialog } from "#console/shared/thread/LazyThreadDialog.tsx";
import { useMe } from "../session/meContext.ts";
import { pendingApprovals } from "./approvalCalls.ts";

interface ApprovalsWithThreadProps {
  List: ComponentType<{ onDiscuss: (id: string) => void; userId?: string | undefined }>;
  userId?: string;
}

export function ApprovalsWithThread({ List, userId }: ApprovalsWithThreadProps) {
  const [thread, setThread] = useAddressParam("thread");
  return (
    <>
      <List onDiscuss={setThread} userId={userId} />
      {thread !== "" && <TeamThread requestId={thread} onClose={() => setThread("")} />}
    </>
  );
}

interface TeamThreadProps {
  requestId: string;
  onClose: () => void;
}

function TeamThread({ requestId, onClose }: TeamThreadProps) {
  const me = useMe();
  const { data: waiting = [] } = useQuery({ ...pendingApprovals(), ...onDashboard });
  const { nameOf } = useLeaveTypes();
  const request = waiting.find(({ id }) => id === requestId);
  const { status, needsDocument } = request ?? {};
  const about =
    request && `${request.employee.name}: ${nameOf(request.type)}, ${formatSpan(request.startDate, request.endDate)}`;
  return <LazyThreadDialog {...{ requestId, about, status, needsDocument, onClose }} viewerId={me.id} />;
}
