import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { formatDate } from "#core/calendar/dates.ts";
import { ERASED } from "#core/people/erasure.ts";
import { type LeaveTypes, useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { Facts } from "../parts/Facts.tsx";
import { ListLink, RecordLink } from "../parts/RecordLink.tsx";
import { RecordPage } from "../parts/RecordPage.tsx";
import { RequestVerbs } from "./RequestVerbs.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";

/** A request for time for extra work, with its actions. */
export function CreditShow() {
  const types = useLeaveTypes();
  return (
    <RecordPage<PersonsRequestAnswer>
      back={{ to: "/credits", label: "Extra work" }}
      kind="Request"
      title={(credit) => `${credit.userName}: extra work on ${formatDate(credit.startDate)}`}
      renderActions={(credit) => <RequestVerbs request={credit} resource="credits" />}
    >
      {(credit) => <Facts facts={factsOf(credit, types)} />}
    </RecordPage>
  );
}

function factsOf(credit: PersonsRequestAnswer, { amountText }: LeaveTypes) {
  const { id, userId, userName, officeName, type, days, status, notes, submittedAt, rejectionReason } = credit;
  const { startDate, decidedAt, decidedByName, isErased } = credit;
  return {
    Person: (
      <RecordLink place="people" id={userId}>
        {userName}
      </RecordLink>
    ),
    Office: officeName,
    Status: <StatusChip status={status} />,
    "Leave type": <TypeName type={type} />,
    "Worked on": formatDate(startDate),
    Amount: amountText(days, type),
    Submitted: localMoment(submittedAt),
    Decided: decidedAt && `${localMoment(decidedAt)}${decidedByName ? ` by ${decidedByName}` : ""}`,
    Reason: isErased ? ERASED : rejectionReason,
    Notes: isErased ? ERASED : notes,
    "Audit log": (
      <ListLink place="audit-events" filter={{ subjectId: id }}>
        View history
      </ListLink>
    ),
  };
}
