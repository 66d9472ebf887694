import { mayCopyLink } from "#core/invitations/invitationRight.ts";
import type { InvitationRow } from "#db/queries/auth/invitations.ts";
import type { Person } from "#db/queries/people/person.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import type { InvitationView, ListedInvitation } from "../InvitationView.ts";

export function invitationView(row: InvitationRow, token: string, now: Date): InvitationView {
  return { ...withoutToken(row, now), token };
}

export function listedInvitation(row: InvitationRow, now: Date, reader: Pick<Person, "id" | "role">): ListedInvitation {
  const invitation = withoutToken(row, now);
  if (!mayCopyLink(reader, row)) return { ...invitation, token: null };
  const token = operationsRuntime().sealer.openIfKnown(row.tokenSealed, row.organizationId);
  return token === undefined ? { ...invitation, token: null, isLinkUnreadable: true } : { ...invitation, token };
}

export function invitationStatus(
  { status, expiresAt }: Pick<InvitationRow, "status" | "expiresAt">,
  now: Date,
): InvitationView["status"] {
  return status === "pending" && expiresAt <= now ? "expired" : status;
}

function withoutToken(row: InvitationRow, now: Date): Omit<InvitationView, "token"> {
  const {
    tokenSealed: _sealed,
    inviter: _by,
    organizationName: _name,
    organizationDomain: _domain,
    googleOnly: _only,
    ...invitation
  } = row;
  return { ...invitation, status: invitationStatus(row, now) };
}
