import type { Transaction } from "sequelize";
import { findNewHolders, lockNewHolders } from "#db/queries/requests/newHolders.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import { keyOfPlace } from "./askHolders.ts";

/**
 * Asks the people who hold the open step of a waiting request since a change, such as of a manager, a role, or a team's
 * leads, and who weren't asked about it before. Once per transaction; changes at the same time ask one after another.
 */
export async function askNewHolders(
  organizationId: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if ((await findNewHolders(organizationId, tx)).length === 0) return;
  await lockNewHolders(organizationId, tx);
  for (const { requestId, place, round, ...holder } of await findNewHolders(organizationId, tx)) {
    const key = keyOfPlace(requestId, { place, round });
    const event = { organizationId, event: "request.submitted", key, payload: { requestId } } as const;
    await announce(event, [holder], { tx, now });
  }
}
