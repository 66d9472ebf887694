import type { Transaction } from "sequelize";
import { newId } from "#db/newId.ts";
import { announceTo } from "#bot/operations/notifications/steps/announce.ts";
import type { FactorChange } from "#core/notify/AccountChange.ts";

/** Ignores notification settings, because someone else may have changed the factor. */
export async function announceFactorChange(
  { organizationId, id, email }: { organizationId: string; id: string; email: string },
  { change, actorId }: { change: FactorChange; actorId: string | null },
  at: { tx: Transaction; now: Date },
): Promise<void> {
  const payload = { change, actorId };
  const event = { organizationId, event: "secondFactor.changed", key: newId(), payload } as const;
  await announceTo(event, { recipientId: id, email }, at);
}
