import type { ClosureAnswer } from "#core/api/closed/ClosureAnswer.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { AddButton } from "../parts/AddButton.tsx";
import { Col } from "../parts/Col.tsx";
import { OfficeFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { wholeDates } from "#console/shared/wholeDates.ts";

export function ClosureList() {
  const { nameOf } = useLeaveTypes();
  return (
    <ResourceList
      title="Closures"
      lead="Days when offices are closed. They don't count toward time off, unless they are charged to a leave type."
      sort={{ field: "startDate", order: "DESC" }}
      filters={[<SearchFilter key="q" label="Name" />, <OfficeFilter key="office" />]}
      actions={<AddButton place="closures" label="Add closure" />}
      items="closures"
    >
      <Col<ClosureAnswer> label="Dates" sort="startDate" isDescending>
        {({ startDate, endDate }) => wholeDates(formatSpan(startDate, endDate))}
      </Col>
      <Col<ClosureAnswer> label="Name" sort="name">
        {({ id, name }) => (
          <RecordLink place="closures" id={`${id}/show`}>
            {name}
          </RecordLink>
        )}
      </Col>
      <Col<ClosureAnswer> label="Charged to" isMinor>
        {({ charged }) => (charged === null ? "No leave type" : nameOf(charged))}
      </Col>
      <Col<ClosureAnswer> label="Offices">{({ offices }) => offices.map(({ name }) => name).join(", ")}</Col>
    </ResourceList>
  );
}
