import type { BlackoutAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { ConfirmedDelete } from "../parts/ConfirmedDelete.tsx";
import { Facts } from "../parts/Facts.tsx";
import { RecordPage } from "../parts/RecordPage.tsx";
import { namesOr, typesText } from "./scopeWords.ts";

export function BlackoutShow() {
  const { nameOf } = useLeaveTypes();
  return (
    <RecordPage<BlackoutAnswer>
      back={{ to: "/blackouts", label: "Blackouts" }}
      kind="Blackout"
      title={({ reason }) => reason}
      renderActions={({ id, reason }) => (
        <ConfirmedDelete
          resource="blackouts"
          id={id}
          label="Delete blackout"
          title={`Delete ${reason}?`}
          text="Requests will no longer be refused because of this blackout."
          success="Blackout deleted"
          leadsTo="/blackouts"
        />
      )}
    >
      {(blackout) => (
        <Facts
          facts={{
            Dates: wholeDates(formatSpan(blackout.startDate, blackout.endDate)),
            Offices: namesOr("All offices", blackout.officeIds, blackout.offices),
            Teams: namesOr("Everyone", blackout.teamIds, blackout.teams),
            "Leave types": typesText(blackout, nameOf),
            Exceptions: blackout.exceptPeople.map(({ name }) => name).join(", "),
          }}
        />
      )}
    </RecordPage>
  );
}
