import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { LazyThreadDialog } from "#console/shared/thread/LazyThreadDialog.tsx";
import { useMe } from "../session/meContext.ts";

interface OwnThreadProps {
  requestId: string;
  all: readonly RequestAnswer[];
  onClose: () => void;
}

export function OwnThread({ requestId, all, onClose }: OwnThreadProps) {
  const me = useMe();
  const { nameOf } = useLeaveTypes();
  const request = all.find(({ id }) => id === requestId);
  const about = request && `${nameOf(request.type)}, ${formatSpan(request.startDate, request.endDate)}`;
  const { status, needsDocument } = request ?? {};
  return <LazyThreadDialog {...{ requestId, about, status, needsDocument, onClose }} viewerId={me.id} />;
}
