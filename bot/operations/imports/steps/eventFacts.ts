import type { Transaction } from "sequelize";
import { groupBy } from "#core/groupBy.ts";
import type { EventFacts } from "#core/imports/judgeEvents.ts";
import { eventReads } from "#core/policies/facts/eventReads.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findEventsOf } from "#db/queries/people/personEvents.ts";
import { findDocuments } from "#db/queries/policies/findDocuments.ts";

export async function eventFacts(me: Person, people: readonly Person[], tx: Transaction): Promise<EventFacts> {
  const { organizationId } = me;
  const ids = people.map(({ id }) => id);
  const events = groupBy(await findEventsOf(organizationId, ids, tx), ({ userId }) => userId);
  const reads = eventReads(await findDocuments(organizationId, tx));
  return {
    me,
    admins: [...(await peopleAround(organizationId, [me.id], tx)).values()],
    people: new Map(people.map((person) => [person.email, { ...person, events: events.get(person.id) ?? [] }])),
    kinds: [...new Set(reads.flatMap(({ kinds }) => kinds))],
  };
}
