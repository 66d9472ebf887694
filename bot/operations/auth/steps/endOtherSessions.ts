import type { Transaction } from "sequelize";
import { forgetEmailChangesOfEndedSessions } from "#db/queries/auth/emailChanges.ts";
import { endSessions } from "#db/queries/auth/sessions.ts";

/** The person must be locked. */
export async function endOtherSessions(
  person: { organizationId: string; id: string },
  keepSession: string | undefined,
  tx: Transaction,
): Promise<number> {
  const ended = await endSessions(person.id, keepSession, tx);
  await forgetEmailChangesOfEndedSessions(person, tx);
  return ended;
}
