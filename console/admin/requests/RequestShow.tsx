import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { ERASED } from "#core/people/erasure.ts";
import { figure, typeLabel } from "#console/shared/formats.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { Facts } from "../parts/Facts.tsx";
import { ListLink, RecordLink } from "../parts/RecordLink.tsx";
import { RecordPage } from "../parts/RecordPage.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { spanText } from "../parts/words.ts";
import { RequestVerbs } from "./RequestVerbs.tsx";

/** A request, with its actions. */
export function RequestShow() {
  return (
    <RecordPage<PersonsRequestAnswer>
      back={{ to: "/requests", label: "Requests" }}
      kind="Request"
      title={(request) => `${request.userName}: ${typeLabel(request.type)}, ${spanText(request)}`}
      renderActions={(request) => <RequestVerbs request={request} />}
    >
      {(request) => <Facts facts={factsOf(request)} />}
    </RecordPage>
  );
}

function factsOf(request: PersonsRequestAnswer) {
  const { id, userId, userName, officeName, type, days, status, notes, submittedAt, rejectionReason } = request;
  const { decidedAt, decidedByName, isErased } = request;
  return {
    Person: (
      <RecordLink place="people" id={userId}>
        {userName}
      </RecordLink>
    ),
    Office: officeName,
    Status: <StatusChip status={status} />,
    "Leave type": typeLabel(type),
    Dates: spanText(request),
    Days: figure(days),
    Submitted: localMoment(submittedAt),
    Decided: decidedAt && `${localMoment(decidedAt)}${decidedByName ? ` by ${decidedByName}` : ""}`,
    Reason: isErased ? ERASED : rejectionReason,
    Notes: isErased ? ERASED : notes,
    Ledger: (
      <ListLink place="ledger-entries" filter={{ requestId: id }}>
        View entries
      </ListLink>
    ),
    Audit: (
      <ListLink place="audit-events" filter={{ subjectId: id }}>
        View history
      </ListLink>
    ),
  };
}
