import type { Transaction } from "sequelize";
import { findOpenChange } from "#db/queries/requests/changes.ts";
import { storeClosedChange } from "#db/queries/requests/storeChange.ts";
import type { Person } from "#db/queries/people/person.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import { announceCancelled } from "../announceCancelled.ts";

export async function endChanges(
  person: Pick<Person, "organizationId" | "id" | "hasSlack">,
  requestIds: readonly string[],
  { tx, now, actorId, reason = null }: { tx: Transaction; now: Date; actorId: string; reason?: string | null },
): Promise<string[]> {
  const { organizationId } = person;
  const endedIds: string[] = [];
  for (const requestId of requestIds) {
    const change = await findOpenChange(organizationId, requestId, tx);
    if (!change) continue;
    const ended = { status: "cancelled" as const, byId: actorId, reason, replaced: null };
    await storeClosedChange({ organizationId, id: change.id }, ended, { tx, now });
    await followUpRequest(person, change.id, { tx, now });
    endedIds.push(change.id);
  }
  return endedIds;
}

export async function announceEndedChanges(
  person: Person,
  requestIds: readonly string[],
  by: { tx: Transaction; now: Date; actorId: string; reason?: string },
): Promise<void> {
  const { organizationId, id: userId } = person;
  for (const id of await endChanges(person, requestIds, by)) {
    const { actorId } = by;
    await announceCancelled({ organizationId, request: { id, userId }, person, actorId }, by);
  }
}
