import { Nothing } from "#core/inputs.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { findEventsOf } from "#db/queries/people/personEvents.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";

export const listPersonEvents = readingOn("listPersonEvents", Nothing, async (id, _, { me }) => {
  const { organizationId } = me;
  if (!(await findPerson(organizationId, id))) throw notFound("The person");
  return findEventsOf(organizationId, [id]);
});
