import { keepLinkToken } from "#db/queries/auth/linkTokens.ts";
import { hashOfToken } from "../linkToken.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";

/** So long a link to set a new password works, in milliseconds. */
export const RESET_VALID_MS = 30 * 60_000;

/** The token of the link by which somebody sets a new password, another one for each address. Made when the mail is sent; only its hash is kept. */
export async function makeResetToken(notification: {
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
    expiresAt,
  });
  return token;
}
