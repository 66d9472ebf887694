import type { DatedInvitationAnswer } from "#core/api/InvitationAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { shownAddress } from "#core/people/erasure.ts";
import { CopyLinkButton } from "#console/shared/invitations/CopyLinkButton.tsx";
import { invitationLink } from "#console/shared/invitations/invitationLink.ts";
import { UNREADABLE_LINK } from "#console/shared/invitations/unreadableLink.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { ConfirmedDelete } from "../parts/ConfirmedDelete.tsx";
import { Facts } from "../parts/Facts.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { RecordPage } from "../parts/RecordPage.tsx";
import { useMe } from "../session/consoleSession.ts";
import { StatusChip } from "../parts/StatusChip.tsx";

export function InvitationShow() {
  const me = useMe();
  return (
    <RecordPage<DatedInvitationAnswer>
      back={{ to: "/invitations", label: "Invitations" }}
      kind="Invitation"
      title={({ email }) => shownAddress(email)}
      renderActions={({ id, email, role, status }) =>
        status === "pending" &&
        isAtLeast(me.role, role) && (
          <ConfirmedDelete
            resource="invitations"
            id={id}
            label="Revoke"
            title={`Revoke the invitation for ${email}?`}
            text="The link will stop working."
            success="Invitation revoked successfully"
            leadsTo="/invitations"
          />
        )
      }
    >
      {(invitation) => <Facts facts={factsOf(invitation)} />}
    </RecordPage>
  );
}

function factsOf(invitation: DatedInvitationAnswer) {
  const { role, officeId, officeName, managerId, managerName, startDate, status } = invitation;
  const { createdAt, expiresAt, acceptedAt, invitedByUserName } = invitation;
  return {
    Status: <StatusChip status={status} />,
    Role: role,
    Office: (
      <RecordLink place="offices" id={officeId}>
        {officeName}
      </RecordLink>
    ),
    Manager: managerName && (
      <RecordLink place="people" id={managerId}>
        {managerName}
      </RecordLink>
    ),
    "Start date": startDate ? formatDate(startDate) : "Not set",
    "Invited by": invitedByUserName,
    Created: localMoment(createdAt),
    Expires: status === "pending" ? localMoment(expiresAt) : undefined,
    Expired: status === "expired" ? localMoment(expiresAt) : undefined,
    Accepted: acceptedAt && localMoment(acceptedAt),
    Link: status === "pending" ? linkOf(invitation) : undefined,
  };
}

function linkOf({ email, token, isLinkUnreadable }: DatedInvitationAnswer) {
  if (isLinkUnreadable) return UNREADABLE_LINK;
  if (!token) return undefined;
  return (
    <>
      {invitationLink(token)} <CopyLinkButton email={email} token={token} />
    </>
  );
}
