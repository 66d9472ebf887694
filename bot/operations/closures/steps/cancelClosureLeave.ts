import type { Transaction } from "sequelize";
import { reversalEntries } from "#core/ledger/usage.ts";
import { type ClosureLeave, storeClosureCancellation } from "#db/queries/closures/closureLeave.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { lockPeople } from "#db/queries/ledger/postedPeople.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { correctCarryOvers } from "#bot/operations/accruals/steps/correctCarryOvers.ts";
import { postEntries } from "#bot/operations/accruals/steps/postEntries.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import { announceCancelled } from "#bot/operations/requests/steps/announceCancelled.ts";

/** Cancels requests of a charged closure, gives their days back, and notifies their people. */
export async function cancelClosureLeave(
  organizationId: string,
  leave: readonly ClosureLeave[],
  reason: string,
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string | null },
): Promise<void> {
  const ids = leave.map(({ userId }) => userId);
  await lockPeople(organizationId, ids, { wait: true }, tx);
  const people = new Map((await findPeopleById(organizationId, ids, tx)).map((person) => [person.id, person]));
  for (const { id, userId } of leave) {
    const found = people.get(userId);
    if (!found) continue;
    const person = await bringUpToDate(found, { tx, now });
    await reverse(person, id, { tx, now, actorId });
    await storeClosureCancellation({ organizationId, id }, { byId: actorId, reason }, { tx, now });
    await followUpRequest(person, id, { tx, now });
    await announceCancelled({ organizationId, request: { id, userId }, person, actorId }, { tx, now });
  }
}

async function reverse(
  person: Person,
  requestId: string,
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string | null },
): Promise<void> {
  const entries = await findLedgerEntries(person.organizationId, person.id, tx);
  const reversal = reversalEntries(entries.filter(({ request }) => request?.id === requestId));
  await postEntries(person, reversal, { tx, now }, { requestId, ...(actorId !== null && { actorId }) });
  await correctCarryOvers(person.organizationId, [{ person, entries: reversal }], { tx, now });
}
