import { keepLinkToken } from "#db/queries/auth/linkTokens.ts";
import { hashOfToken } from "../linkToken.ts";
import { operationsRuntime } from "../runtime.ts";

/**
 * Creates the link token in an invitation's email, when the email is sent. It differs from the token that Admins
 * see, so accepting with it proves the invited address. Stores only its hash.
 */
export async function makeInvitationToken(notification: {
  organizationId: string;
  id: string;
  invitationId: string;
  expiresAt: Date;
}): Promise<string> {
  const { organizationId, id, invitationId: subjectId, expiresAt } = notification;
  const token = operationsRuntime().sealer.mac(`${id} mailed_invitation`);
  await keepLinkToken(hashOfToken(token), {
    purpose: "mailed_invitation",
    organizationId,
    subjectId,
    userId: null,
    approverId: null,
    expiresAt,
  });
  return token;
}
