import type { Transaction } from "sequelize";
import type { FactorChange } from "#core/notify/FactorChange.ts";
import { newId } from "#db/newId.ts";
import { announceTo } from "#bot/operations/notifications/steps/announce.ts";

/** Tells a person by email that their second factor changed, whatever they chose to be told: it may not have been them. */
export async function announceFactorChange(
  { organizationId, id, email }: { organizationId: string; id: string; email: string },
  { change, actorId }: { change: FactorChange; actorId: string | null },
  at: { tx: Transaction; now: Date },
): Promise<void> {
  const payload = { change, actorId };
  const event = { organizationId, event: "secondFactor.changed", key: newId(), payload } as const;
  await announceTo(event, { recipientId: id, email }, at);
}
