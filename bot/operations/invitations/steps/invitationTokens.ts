import type { Transaction } from "sequelize";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { mayStillInvite } from "#core/invitations/invitationRight.ts";
import { Refusal } from "#core/refusal.ts";
import { findInvitationByToken, type InvitationRow } from "#db/queries/auth/invitations.ts";
import { hashOfToken } from "#bot/operations/auth/linkToken.ts";

/** The open invitation behind a token. Unknown, used, revoked, expired and one whose inviter could not send it today are one answer. */
export function openInvitation(token: string, now: Date, tx?: Transaction): Promise<InvitationRow> {
  return openInvitationBy(hashOfToken(token), now, tx);
}

/** The same where only the token's hash is known. */
export async function openInvitationBy(tokenHash: Buffer, now: Date, tx?: Transaction): Promise<InvitationRow> {
  const invitation = await findInvitationByToken(tokenHash, tx);
  if (
    invitation?.status !== "pending" ||
    invitation.expiresAt <= now ||
    !mayStillInvite(invitation.inviter, invitation.role)
  ) {
    throw new Refusal("missing", "invalid_invitation", REDIRECT_ERRORS.invalid_invitation);
  }
  return invitation;
}
