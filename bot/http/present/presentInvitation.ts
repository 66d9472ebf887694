import type { ListedInvitation } from "#bot/operations/invitations/invitationView.ts";

/** Presents an invitation, with the token of its link if the operation included it. */
export function presentInvitation({ organizationId: _ours, ...invitation }: ListedInvitation) {
  return invitation;
}
