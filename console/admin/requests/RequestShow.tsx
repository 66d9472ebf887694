import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { ERASED } from "#core/people/erasure.ts";
import { type LeaveTypes, useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { Facts } from "../parts/Facts.tsx";
import { ListLink, RecordLink } from "../parts/RecordLink.tsx";
import { RecordPage } from "../parts/RecordPage.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { RequestVerbs } from "./RequestVerbs.tsx";

/** A request, with its actions. */
export function RequestShow() {
  const types = useLeaveTypes();
  return (
    <RecordPage<PersonsRequestAnswer>
      back={{ to: "/requests", label: "Requests" }}
      kind="Request"
      title={(request) => `${request.userName}: ${types.nameOf(request.type)}, ${answeredSpan(request)}`}
      renderActions={(request) => <RequestVerbs request={request} resource="requests" />}
    >
      {(request) => <Facts facts={factsOf(request, types)} />}
    </RecordPage>
  );
}

function factsOf(request: PersonsRequestAnswer, { amountText }: LeaveTypes) {
  const { id, userId, userName, officeName, type, days, status, notes, submittedAt, rejectionReason } = request;
  const { decidedAt, decidedByName, isErased, approvalText } = request;
  return {
    Person: (
      <RecordLink place="people" id={userId}>
        {userName}
      </RecordLink>
    ),
    Office: officeName,
    Status: <StatusChip status={status} />,
    "Leave type": <TypeName type={type} />,
    Dates: answeredSpan(request),
    Amount: amountText(days, type),
    Submitted: localMoment(submittedAt),
    Approval: approvalText,
    Decided: decidedAt && `${localMoment(decidedAt)}${decidedByName ? ` by ${decidedByName}` : ""}`,
    Reason: isErased ? ERASED : rejectionReason,
    Notes: isErased ? ERASED : notes,
    Ledger: (
      <ListLink place="ledger-entries" filter={{ requestId: id }}>
        View entries
      </ListLink>
    ),
    "Audit log": (
      <ListLink place="audit-events" filter={{ subjectId: id }}>
        View history
      </ListLink>
    ),
  };
}
