import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { RecordPage } from "../parts/RecordPage.tsx";
import { RequestFacts } from "./RequestFacts.tsx";
import { RequestVerbs } from "./RequestVerbs.tsx";

export function CreditShow() {
  return (
    <RecordPage<PersonsRequestAnswer>
      back={{ to: "/credits", label: "Extra work" }}
      kind="Request"
      title={(credit) => `${credit.userName}: extra work on ${formatDate(credit.startDate)}`}
      renderActions={(credit) => <RequestVerbs request={credit} resource="credits" />}
    >
      {(credit) => <RequestFacts request={credit} dates={{ "Worked on": formatDate(credit.startDate) }} />}
    </RecordPage>
  );
}
