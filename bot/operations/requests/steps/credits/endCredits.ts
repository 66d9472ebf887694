import type { Transaction } from "sequelize";
import { findPendingCredits } from "#db/queries/credits/credits.ts";
import { storeClosedCredit } from "#db/queries/credits/storeCredit.ts";
import type { Person } from "#db/queries/people/person.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import { announceCancelled } from "../announceCancelled.ts";

export async function endCredits(
  person: Person,
  { tx, now, actorId, reason }: { tx: Transaction; now: Date; actorId: string; reason: string },
): Promise<number> {
  const { organizationId } = person;
  const pending = await findPendingCredits(person, tx);
  for (const credit of pending) {
    const closed = { status: "cancelled" as const, byId: actorId, reason };
    await storeClosedCredit({ organizationId, id: credit.id }, closed, { tx, now });
    await followUpRequest(person, credit.id, { tx, now });
    await announceCancelled({ organizationId, request: credit, person: null, actorId }, { tx, now });
  }
  return pending.length;
}
