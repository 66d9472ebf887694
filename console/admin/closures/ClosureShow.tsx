import type { ClosureAnswer } from "#core/api/closed/ClosureAnswer.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { ConfirmedDelete } from "../parts/ConfirmedDelete.tsx";
import { Facts } from "../parts/Facts.tsx";
import { RecordPage } from "../parts/RecordPage.tsx";
import { useToday } from "../session/consoleSession.ts";

export function ClosureShow() {
  const { nameOf } = useLeaveTypes();
  const today = useToday();
  return (
    <RecordPage<ClosureAnswer>
      back={{ to: "/closures", label: "Closures" }}
      kind="Closure"
      title={({ name }) => name}
      renderActions={({ id, name, startDate, charged }) =>
        startDate > today && (
          <ConfirmedDelete
            resource="closures"
            id={id}
            label="Delete closure"
            title={`Delete ${name}?`}
            text={`${charged === null ? "These days will count toward time off again" : "The time off that this closure booked will be canceled"}, and requests that include these days will be recalculated. The people affected will be notified.`}
            success="Closure deleted"
            leadsTo="/closures"
          />
        )
      }
    >
      {({ startDate, endDate, offices, charged }) => (
        <Facts
          facts={{
            Dates: wholeDates(formatSpan(startDate, endDate)),
            Offices: offices.map(({ name }) => name).join(", "),
            "Charged to": charged === null ? "No leave type" : nameOf(charged),
          }}
        />
      )}
    </RecordPage>
  );
}
