import type { Transaction } from "sequelize";
import { findOpenChange } from "#db/queries/requests/changes.ts";
import { storeClosedChange } from "#db/queries/requests/storeChange.ts";
import type { Person } from "#db/queries/people/person.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";

/**
 * Ends the pending changes of a person's leave, because the leave itself was canceled, reopened, or changed. Updates
 * approvers' messages; notifies nobody, because the event that ended the changes has its own notification.
 */
export async function endChanges(
  person: Pick<Person, "organizationId" | "id" | "hasSlack">,
  requestIds: readonly string[],
  { tx, now, actorId, reason = null }: { tx: Transaction; now: Date; actorId: string; reason?: string | null },
): Promise<void> {
  const { organizationId } = person;
  for (const requestId of requestIds) {
    const change = await findOpenChange(organizationId, requestId, tx);
    if (!change) continue;
    const ended = { status: "cancelled" as const, byId: actorId, reason, replaced: null };
    await storeClosedChange({ organizationId, id: change.id }, ended, { tx, now });
    await followUpRequest(person, change.id, { tx, now });
  }
}
