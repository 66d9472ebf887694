import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { RecordPage } from "../parts/RecordPage.tsx";
import { RequestFacts } from "./RequestFacts.tsx";
import { RequestVerbs } from "./RequestVerbs.tsx";

export function RequestShow() {
  const { nameOf } = useLeaveTypes();
  return (
    <RecordPage<PersonsRequestAnswer>
      back={{ to: "/requests", label: "Requests" }}
      kind="Request"
      title={(request) => `${request.userName}: ${nameOf(request.type)}, ${answeredSpan(request)}`}
      renderActions={(request) => <RequestVerbs request={request} resource="requests" />}
    >
      {(request) => <RequestFacts request={request} dates={{ Dates: answeredSpan(request) }} hasEntries />}
    </RecordPage>
  );
}
