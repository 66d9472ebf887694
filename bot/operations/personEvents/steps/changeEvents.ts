import type { Transaction } from "sequelize";
import { assertMayManagePerson } from "#core/people/access/roleChange.ts";
import { earnsAfter } from "#core/ledger/settlement/earnsAfter.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { assertFewEvents } from "#core/people/events/assertFewEvents.ts";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { insertManyRows } from "#db/insertRows.ts";
import { PersonalText } from "#db/models/PersonalText.ts";
import { newId } from "#db/newId.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { deleteEvents, saveEvents } from "#db/queries/people/personEvents.ts";
import { bringUpToDate, postThroughDay } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { recalculate, type Recalculation } from "#bot/operations/accruals/steps/recalculate.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import type { AuditEntry } from "#bot/operations/audit.ts";

interface EventChange {
  id: string;
  before: RecordedEvent | null;
  after: RecordedEvent | null;
}

export interface PersonEventChanges {
  person: Person;
  changes: readonly EventChange[];
}

export async function changeEvents(
  changed: readonly PersonEventChanges[],
  { me, tx, now }: { me: Person; tx: Transaction; now: Date },
): Promise<AuditEntry[]> {
  const { organizationId, id: actorId } = me;
  const days = new Map<string, string>();
  for (const { person: locked, changes } of changed) {
    await assertNotOwnLeave(me, locked.id, "events", tx);
    assertMayManagePerson(me.role, locked.role);
    assertNotErased(locked);
    assertFewEvents(locked.facts?.events ?? [], changes);
    const person = await bringUpToDate(locked, { tx, now });
    days.set(person.id, postThroughDay(person, now));
  }
  const all = changed.flatMap(({ person, changes }) => changes.map((change) => ({ userId: person.id, ...change })));
  const deleted = all.filter(({ after }) => after === null).map(({ id }) => id);
  await deleteEvents(organizationId, deleted, tx);
  const saved = all.flatMap(({ id, userId, after }) => (after ? [{ id, userId, event: after }] : []));
  await saveEvents(organizationId, saved, { tx, now });
  const people = await findPeopleById(organizationId, [...days.keys()], tx);
  const recalculations = people.flatMap((person): Recalculation[] => {
    const day = days.get(person.id);
    if (!day || !person.hasPolicyDocuments) return [];
    return [{ person, day, cause: "events", onlySettled: !earnsAfter(person, day) }];
  });
  await recalculate(organizationId, recalculations, { tx, now, actorId });
  return traced(organizationId, all, tx);
}

/** Stores the kinds as personal texts, so that erasure can blank them. */
async function traced(
  organizationId: string,
  changes: readonly (EventChange & { userId: string })[],
  tx: Transaction,
): Promise<AuditEntry[]> {
  const texts: { organizationId: string; id: string; userId: string; text: string }[] = [];
  const fieldsOf = (event: RecordedEvent | null, userId: string) => {
    if (!event) return undefined;
    const { type, ...fields } = event;
    if (!("kind" in fields)) return { event: type, ...fields };
    const id = newId();
    texts.push({ organizationId, id, userId, text: fields.kind });
    return { event: type, ...fields, kind: { text: id } };
  };
  const entries = changes.map(({ userId, before, after }): AuditEntry => ({
    subject: ["user", userId],
    before: fieldsOf(before, userId),
    after: fieldsOf(after, userId),
  }));
  await insertManyRows(PersonalText, texts, tx);
  return entries;
}
