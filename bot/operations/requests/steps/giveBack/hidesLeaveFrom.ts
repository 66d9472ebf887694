import type { Transaction } from "sequelize";
import type { Person } from "#db/queries/people/person.ts";
import { seenTypes } from "#bot/operations/knownTypes/steps/seenTypes.ts";
import { peopleSeenWhole } from "./peopleSeenWhole.ts";

/**
 * Returns whether a person can have leave that a reader, such as a delegate, doesn't see. Texts and refusals must then be
 * the same with and without such leave, or their difference would reveal that leave.
 */
export async function hidesLeaveFrom(reader: { id: string }, person: Person, tx?: Transaction): Promise<boolean> {
  return (await seenTypes(person)).hidden.length > 0 && seesLess(reader, person, tx);
}

/** Returns whether a reader, such as a delegate, doesn't see the types of all leave of a person. */
export async function seesLess(reader: { id: string }, person: Person, tx?: Transaction): Promise<boolean> {
  if (reader.id === person.id) return false;
  return !(await peopleSeenWhole(person.organizationId, [person.id], reader.id, tx)).has(person.id);
}
