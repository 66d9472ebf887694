import Box from "@mui/material/Box";
import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { formatDate } from "#core/calendar/dates.ts";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, DateFilter, OfficeFilter, PersonFilter, SearchFilter, TypeFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { choicesOf } from "../parts/words.ts";

/** Everyone's requests for time for extra work, newest first. */
export function CreditList() {
  const { amountText } = useLeaveTypes();
  return (
    <ResourceList
      title="Extra work"
      lead="All requests to add time for extra work, in any status."
      sort={{ field: "submittedAt", order: "DESC" }}
      filters={[
        <SearchFilter key="q" label="Name or email" />,
        <ChoiceFilter key="status" source="status" label="Status" choices={choicesOf(REQUEST_STATUSES)} />,
        <TypeFilter key="type" />,
        <PersonFilter key="person" />,
        <OfficeFilter key="office" />,
        <DateFilter key="since" source="since" label="Worked from" />,
        <DateFilter key="until" source="until" label="Worked to" />,
      ]}
      items="requests for extra work"
    >
      <Col<PersonsRequestAnswer> label="Person" sort="userName" isName>
        {({ id, userName }) => (
          <RecordLink place="credits" id={`${id}/show`}>
            {userName}
          </RecordLink>
        )}
      </Col>
      <Col<PersonsRequestAnswer> label="Leave type" sort="type" isMinor isName>
        {({ type }) => <TypeName type={type} />}
      </Col>
      <Col<PersonsRequestAnswer> label="Worked on" sort="startDate" isDescending>
        {({ startDate, type }) => (
          <>
            {formatDate(startDate)}
            {/* On phones, in place of the column. */}
            <Box sx={{ display: { sm: "none" } }}>
              <TypeName type={type} />
            </Box>
          </>
        )}
      </Col>
      <Col<PersonsRequestAnswer> label="Amount" sort="days" isDescending isNumber isMinor>
        {({ days, type }) => amountText(days, type)}
      </Col>
      <Col<PersonsRequestAnswer> label="Status" sort="status">
        {({ status }) => <StatusChip status={status} />}
      </Col>
      <Col<PersonsRequestAnswer> label="Decided by" isExtra>
        {({ decidedByName }) => decidedByName ?? "—"}
      </Col>
      <Col<PersonsRequestAnswer> label="Submitted" sort="submittedAt" isDescending isExtra isWhole>
        {({ submittedAt }) => localMoment(submittedAt)}
      </Col>
    </ResourceList>
  );
}
