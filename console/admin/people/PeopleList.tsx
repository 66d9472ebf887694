import PersonAddAlt from "@mui/icons-material/PersonAddAlt";
import TagOutlined from "@mui/icons-material/TagOutlined";
import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { shownAddress } from "#core/people/erasure.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, DateFilter, OfficeFilter, PersonFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { dateOrDash, ROLE_CHOICES } from "../parts/words.ts";
import { PeopleBulk } from "./bulk/PeopleBulk.tsx";
import { WaitingForFacts } from "./facts/WaitingForFacts.tsx";
import { WithoutStartDate } from "./WithoutStartDate.tsx";

export function PeopleList() {
  return (
    <ResourceList
      title="People"
      lead="Everyone in the organization, with their office, manager, and role."
      sort={{ field: "name", order: "ASC" }}
      filterDefaultValues={{ isActive: "true" }}
      notice={
        <>
          <WaitingForFacts />
          <WithoutStartDate />
        </>
      }
      filters={[
        <SearchFilter key="q" label="Name or email" />,
        <ChoiceFilter key="role" source="role" label="Role" choices={ROLE_CHOICES} />,
        <OfficeFilter key="office" />,
        <PersonFilter key="manager" source="managerId" label="Manager" />,
        <ChoiceFilter key="active" source="isActive" label="Status" choices={{ true: "Active", false: "Inactive" }} />,
        <ChoiceFilter
          key="started"
          source="hasStartDate"
          label="Start date"
          choices={{ true: "Set", false: "Not set" }}
        />,
        <ChoiceFilter key="managed" source="hasManager" label="Has a manager" choices={{ true: "Yes", false: "No" }} />,
        <DateFilter key="left" source="lastDayUntil" label="End date up to" />,
      ]}
      actions={
        <>
          {hasService("slack") && (
            <Button component={Link} to="/people/slack" variant="outlined" startIcon={<TagOutlined />}>
              People in Slack
            </Button>
          )}
          <Button component={Link} to="/imports" variant="outlined" startIcon={<UploadFileOutlined />}>
            Import people
          </Button>
          <Button component={Link} to="/invitations/create" variant="contained" startIcon={<PersonAddAlt />}>
            Invite a person
          </Button>
        </>
      }
      bulk={<PeopleBulk />}
      items="people"
    >
      <Col<PersonAnswer> label="Name" sort="name" isName>
        {({ id, name }) => (
          <RecordLink place="people" id={id}>
            {name}
          </RecordLink>
        )}
      </Col>
      <Col<PersonAnswer> label="Email" sort="email" isExtra>
        {({ email }) => <EmailText>{shownAddress(email)}</EmailText>}
      </Col>
      <Col<PersonAnswer> label="Role" sort="role" isMinor>
        {({ role }) => role}
      </Col>
      <Col<PersonAnswer> label="Office" sort="officeName" isName>
        {({ officeName }) => officeName ?? "—"}
      </Col>
      <Col<PersonAnswer> label="Manager" sort="managerName" isExtra isName>
        {({ managerName }) => managerName ?? "—"}
      </Col>
      <Col<PersonAnswer> label="Start date" sort="startDate" isExtra>
        {({ startDate }) => dateOrDash(startDate)}
      </Col>
      <Col<PersonAnswer> label="Status" sort="isActive">
        {({ isActive, isErased }) => <StatusChip status={isErased ? "erased" : isActive ? "active" : "inactive"} />}
      </Col>
    </ResourceList>
  );
}
