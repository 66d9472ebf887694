import { makeMailedToken } from "#bot/operations/linkToken.ts";

/** The time for which a link to set a new password is valid, in milliseconds. */
export const RESET_VALID_MS = 30 * 60_000;

/** Creates the token of a link to set a new password, when its email is sent. The token differs for each address. */
export function makeMailedResetToken(notification: {
  organizationId: string;
  id: string;
  userId: string;
  email: string;
  expiresAt: Date;
}): Promise<string> {
  const { organizationId, id, userId, email, expiresAt } = notification;
  const link = { purpose: "password_reset", organizationId, subjectId: userId, userId, expiresAt } as const;
  return makeMailedToken({ id, email }, { ...link, mailedTo: email });
}
