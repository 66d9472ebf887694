import type { ListedInvitation } from "#bot/operations/invitations/invitationView.ts";

/** An invitation, with the token that its link is made of, for who may have it. */
export function presentInvitation({ organizationId: _ours, ...invitation }: ListedInvitation) {
  return invitation;
}
