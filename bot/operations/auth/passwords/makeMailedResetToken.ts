import { makeMailedToken } from "#bot/operations/linkToken.ts";

export const RESET_VALID_MS = 30 * 60_000;

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
