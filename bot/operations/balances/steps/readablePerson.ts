import { assertMayReadLedger } from "#core/people/access/mayReadLedger.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { notFound } from "#bot/operations/notFound.ts";

export async function readablePerson(me: Person, id: string): Promise<Person> {
  const person = await findPerson(me.organizationId, id);
  if (!person) throw notFound("The person");
  assertMayReadLedger(me, person, await peopleAround(me.organizationId, [id]));
  return person;
}
