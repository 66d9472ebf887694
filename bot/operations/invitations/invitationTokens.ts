import type { Transaction } from "sequelize";
import { Refusal } from "#core/refusal.ts";
import { findInvitationByToken, type InvitationRow } from "#db/queries/invitations.ts";
import { hashOfToken } from "../signingIn/linkToken.ts";

/** The open invitation behind a token. Unknown, used, revoked and expired are one answer. */
export function openInvitation(token: string, now: Date, tx?: Transaction): Promise<InvitationRow> {
  return openInvitationBy(hashOfToken(token), now, tx);
}

/** The same where only the token's hash is known. */
export async function openInvitationBy(tokenHash: Buffer, now: Date, tx?: Transaction): Promise<InvitationRow> {
  const invitation = await findInvitationByToken(tokenHash, tx);
  if (!invitation || invitation.status !== "pending" || invitation.expiresAt <= now) {
    throw new Refusal("missing", "invalid_invitation", "This invitation link is invalid or has expired.");
  }
  return invitation;
}
