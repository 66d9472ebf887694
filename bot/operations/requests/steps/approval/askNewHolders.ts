import type { Transaction } from "sequelize";
import { findNewHolders, lockNewHolders } from "#db/queries/requests/newHolders.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import { keyOfPlace } from "./askHolders.ts";

/** Takes a lock, so that concurrent changes ask one after another. */
export async function askNewHolders(
  organizationId: string,
  { tx, now, among }: { tx: Transaction; now: Date; among?: ReadonlySet<string> },
): Promise<void> {
  if ((await findNewHolders(organizationId, tx)).length === 0) return;
  // An earlier change in the same transaction may have asked the new holders.
  await writeWaiting(tx);
  await lockNewHolders(organizationId, tx);
  for (const { requestId, place, round, ...holder } of await findNewHolders(organizationId, tx)) {
    if (among && !among.has(holder.id)) continue;
    const key = keyOfPlace(requestId, { place, round });
    const event = { organizationId, event: "request.submitted", key, payload: { requestId } } as const;
    await announce(event, [holder], { tx, now });
  }
}
