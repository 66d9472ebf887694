import type { Transaction } from "sequelize";
import { forgetEmailChange } from "#db/queries/auth/emailChanges.ts";
import { endAccountLinks } from "#db/queries/auth/linkTokens.ts";
import { endTokens } from "#db/queries/people/endTokens.ts";
import { endSessions } from "#db/queries/auth/sessions.ts";
import { announceEndedCalendars } from "#bot/operations/notifications/steps/announceEndedCalendars.ts";

interface How {
  tx: Transaction;
  now: Date;
  keepSession?: string | undefined;
}

/**
 * Ends what an attacker may have started in a locked person's name: all sessions except `keepSession`, the person's own
 * API keys, their calendar feeds, and the calendars that they connected. Cancels their pending email change, their
 * links to set a password or confirm a new email, and the password links that they created for others. Notifies the
 * Admins and Owners if calendars of offices are among these. Returns the number of sessions ended.
 */
export async function endAccess(
  person: { organizationId: string; id: string },
  { tx, now, keepSession }: How,
): Promise<number> {
  await forgetEmailChange(person, tx);
  await endAccountLinks(person.organizationId, person.id, now, tx);
  const calendars = await endTokens(person, { tx, now, all: false });
  await announceEndedCalendars(person.organizationId, calendars, { trouble: "accessReset", tx, now });
  return endSessions(person.id, keepSession, tx);
}
