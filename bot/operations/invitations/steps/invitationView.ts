import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import type { InvitationRow } from "#db/queries/auth/invitations.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import type { InvitationView, ListedInvitation } from "../InvitationView.ts";

/** Decrypts the token of an invitation; a pending one past its expiry has the status "expired". */
export function invitationView(row: InvitationRow, now: Date): InvitationView {
  const {
    tokenSealed,
    inviter: _by,
    organizationName: _name,
    organizationDomain: _domain,
    googleOnly: _only,
    ...invitation
  } = row;
  return {
    ...invitation,
    status: invitationStatus(row, now),
    token: operationsRuntime().sealer.open(tokenSealed, row.organizationId),
  };
}

/** Returns an invitation for a list, with its token only if the caller could have sent it. */
export function listedInvitation(row: InvitationRow, now: Date, reader: Role): ListedInvitation {
  const { token, ...invitation } = invitationView(row, now);
  return { ...invitation, token: isAtLeast(reader, row.role) ? token : null };
}

/** Returns the status of an invitation at a point in time. */
export function invitationStatus(
  { status, expiresAt }: Pick<InvitationRow, "status" | "expiresAt">,
  now: Date,
): InvitationView["status"] {
  return status === "pending" && expiresAt <= now ? "expired" : status;
}
