import type { Transaction } from "sequelize";
import { groupBy } from "#core/groupBy.ts";
import { reversalEntries } from "#core/ledger/usage.ts";
import { newId } from "#db/newId.ts";
import { type ClosureLeave, storeClosureCancellations } from "#db/queries/closures/closureLeave.ts";
import { findEntriesOfRequests } from "#db/queries/ledger/ledger.ts";
import { insertEntrySets } from "#db/queries/ledger/insertEntrySets.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { lockPeople } from "#db/queries/ledger/postedPeople.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { correctAfterPosting } from "#bot/operations/accruals/steps/correctAfterPosting.ts";
import { announceEach } from "#bot/operations/notifications/steps/announce.ts";
import { followUpRequests } from "#bot/operations/notifications/steps/followUp.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";

export async function cancelClosureLeave(
  organizationId: string,
  leave: readonly ClosureLeave[],
  reason: string,
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string | null },
): Promise<void> {
  if (leave.length === 0) return;
  const userIds = leave.map(({ userId }) => userId);
  await lockPeople(organizationId, userIds, { wait: true }, tx);
  const people = new Map<string, Person>();
  for (const person of await findPeopleById(organizationId, userIds, tx)) {
    people.set(person.id, await bringUpToDate(person, { tx, now }));
  }
  const found = leave.flatMap(({ id, userId }) => {
    const person = people.get(userId);
    return person ? { id, person } : [];
  });
  const ids = found.map(({ id }) => id);
  const booked = await findEntriesOfRequests(organizationId, { people: userIds, ids }, tx);
  const entriesOf = groupBy(booked, ({ requestId }) => requestId);
  const reversed = await mapWithPauses(found, ({ id, person }) => {
    const entries = reversalEntries(entriesOf.get(id) ?? []).map((entry) => ({ ...entry, requestId: id }));
    return { person, entries };
  });
  const sets = reversed.map(({ person, entries }) => ({ people: [person.id], entries }));
  await insertEntrySets(organizationId, sets, { now, actorId, existing: "none" }, tx);
  await correctAfterPosting(organizationId, reversed, { tx, now });
  await storeClosureCancellations({ organizationId, ids }, { byId: actorId, reason }, { tx, now });
  await followUpRequests(
    found.map(({ id: requestId, person }) => ({ person, requestId })),
    { tx, now },
  );
  // Leave can be canceled, approved, and canceled again, so each announcement needs a new key.
  const cancelled = found.map(({ id: requestId, person }) => ({
    announcement: { organizationId, event: "request.cancelled", key: newId(), payload: { requestId } } as const,
    people: person.id === actorId ? [] : [person],
  }));
  await announceEach(cancelled, { tx, now });
}
