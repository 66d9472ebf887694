import type { DatedInvitationAnswer, InvitationAnswer } from "#core/api/InvitationAnswer.ts";
import type { ListedInvitation } from "#bot/operations/invitations/InvitationView.ts";

export function presentInvitation(listed: ListedInvitation): InvitationAnswer {
  const { organizationId: _ours, expiresAt, acceptedAt, ...invitation } = listed;
  return { ...invitation, expiresAt: expiresAt.toISOString(), acceptedAt: acceptedAt?.toISOString() ?? null };
}

export function presentDatedInvitation({
  createdAt,
  ...listed
}: ListedInvitation & { createdAt: Date }): DatedInvitationAnswer {
  return { ...presentInvitation(listed), createdAt: createdAt.toISOString() };
}
