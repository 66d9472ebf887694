import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import type { InvitationRow } from "#db/queries/auth/invitations.ts";
import { operationsRuntime } from "../runtime.ts";

/** An invitation with its token in the clear, for those who may send it on. */
export interface InvitationView extends Omit<
  InvitationRow,
  "tokenSealed" | "status" | "inviter" | "organizationName" | "organizationDomain" | "googleOnly"
> {
  status: InvitationRow["status"] | "expired";
  token: string;
}

/** Opens the token of an invitation; one that nobody accepted in time reads as expired. */
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

/** An invitation as a list shows it: without the token where the role is above the reader's, who could become it by the link. */
export type ListedInvitation = Omit<InvitationView, "token"> & { token: string | null };

/** An invitation for whoever may see them all; its link is for those who could have sent it. */
export function listedInvitation(row: InvitationRow, now: Date, reader: Role): ListedInvitation {
  const { token, ...invitation } = invitationView(row, now);
  return { ...invitation, token: isAtLeast(reader, row.role) ? token : null };
}

/** What became of an invitation by an instant. */
export function invitationStatus(
  { status, expiresAt }: Pick<InvitationRow, "status" | "expiresAt">,
  now: Date,
): InvitationView["status"] {
  return status === "pending" && expiresAt <= now ? "expired" : status;
}
