import { todayIn } from "#core/calendar/zones.ts";
import { Nothing } from "#core/inputs.ts";
import { merged, readsOfEvents } from "#core/policies/facts/eventReads.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { transactionally } from "../transactionally.ts";
import { factsOfPolicies, type FactsOfPolicies } from "./steps/factsOfPolicies.ts";

export const readPolicyFacts = readingOn("readPolicyFacts", Nothing, async (id, _, { me, clock }) => {
  const { organizationId } = me;
  const person = await findPerson(organizationId, id);
  if (!person) throw notFound("The person");
  if (!me.hasPolicyDocuments || person.isErased) return { missing: [], asksBirthDate: false, events: [] };
  const today = todayIn(person.zone, clock.now());
  return transactionally(async (tx): Promise<FactsOfPolicies> => {
    const factsOf = await factsOfPolicies(organizationId, [person], today, tx);
    const facts = factsOf(id);
    // Events that no policy reads anymore are still shown, so that they can be deleted.
    return { ...facts, events: merged([...facts.events, ...readsOfEvents(person.facts?.events ?? [])]) };
  }, organizationId);
});
