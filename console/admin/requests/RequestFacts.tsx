import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { ERASED } from "#core/people/erasure.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { Facts } from "../parts/Facts.tsx";
import { ListLink, RecordLink } from "../parts/RecordLink.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";

interface RequestFactsProps {
  request: PersonsRequestAnswer;
  dates: Readonly<Record<string, string>>;
  hasEntries?: boolean;
}

export function RequestFacts({ request, dates, hasEntries = false }: RequestFactsProps) {
  const { amountText } = useLeaveTypes();
  const { id, userId, userName, officeName, type, days, status, notes, submittedAt, rejectionReason } = request;
  const { decidedAt, decidedByName, isErased, approvalText } = request;
  const facts = {
    Person: (
      <RecordLink place="people" id={userId}>
        {userName}
      </RecordLink>
    ),
    Office: officeName,
    Status: <StatusChip status={status} />,
    "Leave type": <TypeName type={type} />,
    ...Object.fromEntries(Object.entries(dates).map(([term, date]) => [term, wholeDates(date)])),
    Amount: amountText(days, type),
    Submitted: localMoment(submittedAt),
    Approval: approvalText,
    [status === "cancelled" ? "Canceled" : "Decided"]:
      decidedAt && `${localMoment(decidedAt)}${decidedByName ? ` by ${decidedByName}` : ""}`,
    Reason: isErased ? ERASED : (rejectionReason ?? undefined),
    Notes: isErased ? ERASED : notes,
    ...(hasEntries && {
      Ledger: (
        <ListLink place="ledger-entries" filter={{ requestId: id }}>
          View entries
        </ListLink>
      ),
    }),
    "Audit log": (
      <ListLink place="audit-events" filter={{ subjectId: id }}>
        View history
      </ListLink>
    ),
  };
  return <Facts facts={facts} />;
}
