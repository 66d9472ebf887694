import type { Transaction } from "sequelize";
import { mayReadLedger } from "#core/people/access/mayReadLedger.ts";
import type { People } from "#core/people/approver.ts";
import type { Person } from "#db/queries/people/person.ts";
import { seenTypes } from "#bot/operations/knownTypes/steps/seenTypes.ts";
import { peopleSeenWhole } from "./peopleSeenWhole.ts";

/**
 * Returns true if the person may have leave that the reader can't see. Security: messages and refusals must then be the
 * same with and without such leave.
 */
export async function hidesLeaveFrom(
  reader: { id: string },
  person: Person,
  tx?: Transaction,
  people?: People,
): Promise<boolean> {
  return (await seenTypes(person)).hidden.length > 0 && seesLess(reader, person, tx, people);
}

export async function seesLess(
  reader: { id: string },
  person: Person,
  tx?: Transaction,
  people?: People,
): Promise<boolean> {
  if (reader.id === person.id) return false;
  const known = people?.get(reader.id);
  const node = people?.get(person.id);
  if (people && known && node) return !mayReadLedger(known, node, people);
  return !(await peopleSeenWhole(person.organizationId, [person.id], reader.id, tx)).has(person.id);
}
