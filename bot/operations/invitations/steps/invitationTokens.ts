import type { Transaction } from "sequelize";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { isAllowedAddress } from "#core/auth/emailDomain.ts";
import { mayStillInvite } from "#core/invitations/invitationRight.ts";
import { Refusal } from "#core/refusal.ts";
import { findInvitationByToken, type InvitationByToken } from "#db/queries/auth/invitations.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";

/** Security: throws the same refusal for every token that doesn't work. */
export function openInvitation(token: string, now: Date, tx?: Transaction): Promise<InvitationByToken> {
  return openInvitationBy(hashOfToken(token), now, tx);
}

export async function openInvitationBy(tokenHash: Buffer, now: Date, tx?: Transaction): Promise<InvitationByToken> {
  const invitation = await findInvitationByToken(tokenHash, tx);
  if (
    invitation?.status !== "pending" ||
    invitation.expiresAt <= now ||
    !mayStillInvite(invitation.inviter, invitation.role) ||
    !isAllowedAddress(invitation.email, invitation.organizationDomain)
  ) {
    throw new Refusal("missing", "invalid_invitation", REDIRECT_ERRORS.invalid_invitation);
  }
  return invitation;
}
