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
 * Ends the locked person's password links, pending email change, personal keys, feeds, calendars, and sessions except
 * `keepSession`. Returns the number of ended sessions.
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
