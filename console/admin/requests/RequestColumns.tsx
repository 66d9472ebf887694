import Box from "@mui/material/Box";
import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, OfficeFilter, PersonFilter, SearchFilter, TypeFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { choicesOf } from "../parts/words.ts";

export const REQUEST_FILTERS = [
  <SearchFilter key="q" label="Name or email" />,
  <ChoiceFilter key="status" source="status" label="Status" choices={choicesOf(REQUEST_STATUSES)} />,
  <TypeFilter key="type" />,
  <PersonFilter key="person" />,
  <OfficeFilter key="office" />,
];

interface RequestColumnsProps {
  place: "requests" | "credits";
  label: string;
  datesOf: (request: PersonsRequestAnswer) => string;
}

export function RequestColumns({ place, label, datesOf }: RequestColumnsProps) {
  const { amountText } = useLeaveTypes();
  return (
    <>
      <Col<PersonsRequestAnswer> label="Person" sort="userName" isName>
        {({ id, userName }) => (
          <Box sx={{ minWidth: { lg: "8.25rem" } }}>
            <RecordLink place={place} id={`${id}/show`}>
              {userName}
            </RecordLink>
          </Box>
        )}
      </Col>
      <Col<PersonsRequestAnswer> label="Leave type" sort="type" isMinor isName>
        {({ type }) => <TypeName type={type} />}
      </Col>
      <Col<PersonsRequestAnswer> label={label} sort="startDate" isDescending>
        {(request) => (
          <>
            {datesOf(request)}
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
      <Col<PersonsRequestAnswer> label="Decided by" isExtra isName>
        {({ decidedByName }) => decidedByName ?? "—"}
      </Col>
      <Col<PersonsRequestAnswer> label="Submitted" sort="submittedAt" isDescending isExtra isWhole>
        {({ submittedAt }) => localMoment(submittedAt)}
      </Col>
    </>
  );
}
