import PersonAddAlt from "@mui/icons-material/PersonAddAlt";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import type { DatedInvitationAnswer } from "#core/api/InvitationAnswer.ts";
import { shownAddress } from "#core/people/erasure.ts";
import { INVITATION_STATUSES } from "#core/invitations/InvitationsQuery.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { Col } from "../parts/Col.tsx";
import { ChoiceFilter, OfficeFilter, SearchFilter } from "../parts/filters.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { StatusChip } from "../parts/StatusChip.tsx";
import { choicesOf, ROLE_CHOICES } from "../parts/words.ts";
import { JoinRequests } from "./JoinRequests.tsx";

export function InvitationList() {
  return (
    <ResourceList
      title="Invitations"
      lead="Pending, accepted, revoked, and expired invitations."
      sort={{ field: "createdAt", order: "DESC" }}
      filters={[
        <SearchFilter key="q" label="Email" />,
        <ChoiceFilter key="status" source="status" label="Status" choices={choicesOf(INVITATION_STATUSES)} />,
        <ChoiceFilter key="role" source="role" label="Role" choices={ROLE_CHOICES} />,
        <OfficeFilter key="office" />,
      ]}
      actions={
        <Button component={Link} to="/invitations/create" variant="contained" startIcon={<PersonAddAlt />}>
          Invite a person
        </Button>
      }
      notice={<JoinRequests />}
      items="invitations"
    >
      <Col<DatedInvitationAnswer> label="Email" sort="email">
        {({ id, email }) => (
          <RecordLink place="invitations" id={`${id}/show`}>
            <EmailText>{shownAddress(email)}</EmailText>
          </RecordLink>
        )}
      </Col>
      <Col<DatedInvitationAnswer> label="Role" sort="role">
        {({ role }) => role}
      </Col>
      <Col<DatedInvitationAnswer> label="Office" sort="officeName" isExtra>
        {({ officeName }) => officeName}
      </Col>
      <Col<DatedInvitationAnswer> label="Status" sort="status">
        {({ status }) => <StatusChip status={status} />}
      </Col>
      <Col<DatedInvitationAnswer> label="Invited by" isExtra>
        {({ invitedByUserName }) => invitedByUserName}
      </Col>
      <Col<DatedInvitationAnswer> label="Created" sort="createdAt" isDescending isExtra>
        {({ createdAt }) => localMoment(createdAt)}
      </Col>
    </ResourceList>
  );
}
