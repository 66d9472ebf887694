import type { Transaction } from "sequelize";
import type { AccountChange } from "#core/notify/AccountChange.ts";
import { newId } from "#db/newId.ts";
import { announceTo } from "./announce.ts";

/**
 * Ignores notification settings, because someone else may have made the change. `key` identifies a change that may be
 * announced only once.
 */
export async function announceAccountChange(
  { organizationId, id, email }: { organizationId: string; id: string; email: string },
  change: AccountChange,
  { tx, now, actorId, key = newId() }: { tx: Transaction; now: Date; actorId?: string; key?: string },
): Promise<void> {
  const event = {
    organizationId,
    event: "account.changed",
    key,
    payload: { change, ...(actorId && { actorId }) },
  } as const;
  await announceTo(event, { recipientId: id, email }, { tx, now });
}
