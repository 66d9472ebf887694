import type { ClosureAnswer } from "#core/api/closed/ClosureAnswer.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { ConfirmedDelete } from "../parts/ConfirmedDelete.tsx";
import { Facts } from "../parts/Facts.tsx";
import { RecordPage } from "../parts/RecordPage.tsx";

/** A company closure. It can't be edited, only deleted before it begins. */
export function ClosureShow() {
  const { nameOf } = useLeaveTypes();
  return (
    <RecordPage<ClosureAnswer>
      back={{ to: "/closures", label: "Closures" }}
      kind="Closure"
      title={({ name }) => name}
      renderActions={({ id, name, charged }) => (
        <ConfirmedDelete
          resource="closures"
          id={id}
          label="Delete closure"
          title={`Delete ${name}?`}
          text={`These days will count toward time off again, and requests that include them will be recalculated. ${charged === null ? "" : "The time off that this closure booked will be canceled. "}The people affected will be notified.`}
          success="Closure deleted"
          leadsTo="/closures"
        />
      )}
    >
      {({ startDate, endDate, offices, charged }) => (
        <Facts
          facts={{
            Dates: formatSpan(startDate, endDate),
            Offices: offices.map(({ name }) => name).join(", "),
            "Charged to": charged === null ? "No leave type" : nameOf(charged),
          }}
        />
      )}
    </RecordPage>
  );
}
