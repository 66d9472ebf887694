import type { EmailChangeAnswer, OwnEmailAnswer } from "#core/api/accountAnswers.ts";
import type { EmailChangeResult } from "#bot/operations/auth/email/changeOwnEmail.ts";
import type { readEmailChange } from "#bot/operations/auth/email/readEmailChange.ts";

export function presentOwnEmail({ pending, ...own }: Awaited<ReturnType<typeof readEmailChange>>): OwnEmailAnswer {
  return { ...own, pending: pending && { ...pending, expiresAt: pending.expiresAt.toISOString() } };
}

export function presentEmailChange(result: EmailChangeResult): EmailChangeAnswer {
  return result.status === "sent" ? { ...result, expiresAt: result.expiresAt.toISOString() } : result;
}
