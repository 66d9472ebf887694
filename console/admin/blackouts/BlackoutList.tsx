import type { BlackoutAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { AddButton } from "../parts/AddButton.tsx";
import { Col } from "../parts/Col.tsx";
import { OfficeFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { namesOr, typesText } from "./scopeWords.ts";

export function BlackoutList() {
  const { nameOf } = useLeaveTypes();
  return (
    <ResourceList
      title="Blackouts"
      lead="People can't request these dates or add them to a request, and they see the reason. Existing requests stay as they are."
      sort={{ field: "startDate", order: "DESC" }}
      filters={[<SearchFilter key="q" label="Reason" />, <OfficeFilter key="office" />]}
      actions={<AddButton place="blackouts" label="Add blackout" />}
      items="blackouts"
    >
      <Col<BlackoutAnswer> label="Dates" sort="startDate" isDescending>
        {({ startDate, endDate }) => wholeDates(formatSpan(startDate, endDate))}
      </Col>
      <Col<BlackoutAnswer> label="Reason" sort="reason">
        {({ id, reason }) => (
          <RecordLink place="blackouts" id={`${id}/show`}>
            {reason}
          </RecordLink>
        )}
      </Col>
      <Col<BlackoutAnswer> label="Offices">
        {({ officeIds, offices }) => namesOr("All offices", officeIds, offices)}
      </Col>
      <Col<BlackoutAnswer> label="Teams" isExtra>
        {({ teamIds, teams }) => namesOr("Everyone", teamIds, teams)}
      </Col>
      <Col<BlackoutAnswer> label="Leave types" isExtra>
        {(blackout) => typesText(blackout, nameOf)}
      </Col>
    </ResourceList>
  );
}
