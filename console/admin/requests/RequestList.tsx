import AddRounded from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, DateFilter, OfficeFilter, PersonFilter, SearchFilter, TypeFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { choicesOf, wholeDates } from "../parts/words.ts";
import { RequestsBulk } from "./RequestsBulk.tsx";

/** Everyone's requests, newest first. */
export function RequestList() {
  const { amountText } = useLeaveTypes();
  return (
    <ResourceList
      title="Requests"
      lead="All time-off requests, in any status."
      sort={{ field: "submittedAt", order: "DESC" }}
      filters={[
        <SearchFilter key="q" label="Name or email" />,
        <ChoiceFilter key="status" source="status" label="Status" choices={choicesOf(REQUEST_STATUSES)} />,
        <TypeFilter key="type" />,
        <PersonFilter key="person" />,
        <OfficeFilter key="office" />,
        <DateFilter key="since" source="since" label="Dates from" />,
        <DateFilter key="until" source="until" label="Dates to" />,
        <DateFilter key="submitted" source="submittedUntil" label="Submitted by (UTC)" />,
      ]}
      actions={
        <Button component={Link} to="/requests/create" variant="contained" startIcon={<AddRounded />}>
          Request time off for another person
        </Button>
      }
      bulk={<RequestsBulk />}
      items="requests"
    >
      <Col<PersonsRequestAnswer> label="Person" sort="userName" isName>
        {({ id, userName }) => (
          <RecordLink place="requests" id={`${id}/show`}>
            {userName}
          </RecordLink>
        )}
      </Col>
      <Col<PersonsRequestAnswer> label="Leave type" sort="type" isMinor isName>
        {({ type }) => <TypeName type={type} />}
      </Col>
      <Col<PersonsRequestAnswer> label="Dates" sort="startDate" isDescending>
        {(request) => (
          <>
            {wholeDates(answeredSpan(request))}
            {/* On phones, in place of the column. */}
            <Box sx={{ display: { sm: "none" } }}>
              <TypeName type={request.type} />
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
