import { keepLinkToken } from "#db/queries/auth/linkTokens.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";

/** How long a link to set a new password is valid, in milliseconds. */
export const RESET_VALID_MS = 30 * 60_000;

/**
 * Creates the token of a link to set a new password, when its email is sent. The token differs for each address. Stores
 * only its hash.
 */
export async function makeMailedResetToken(notification: {
  organizationId: string;
  id: string;
  userId: string;
  email: string;
  expiresAt: Date;
}): Promise<string> {
  const { organizationId, id, userId, email, expiresAt } = notification;
  const token = operationsRuntime().sealer.mac(`${id} ${email} password_reset`);
  await keepLinkToken(hashOfToken(token), {
    purpose: "password_reset",
    organizationId,
    subjectId: userId,
    userId,
    approverId: null,
    mailedTo: email,
    expiresAt,
  });
  return token;
}
