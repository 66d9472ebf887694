import type { InvitationView } from "#bot/operations/invitations/invitationView.ts";

/** An invitation, with the token that its link is made of. */
export function presentInvitation({ organizationId: _ours, ...invitation }: InvitationView) {
  return invitation;
}
