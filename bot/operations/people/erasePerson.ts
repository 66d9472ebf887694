import { todayIn } from "#core/calendar/zones.ts";
import { assertMayErase } from "#core/people/erasure.ts";
import { EraseInput } from "#core/people/EraseInput.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { recordErasure } from "../erasures/recordErasures.ts";
import { blankPerson } from "./steps/blankPerson.ts";

/** Keeps ledger entries and the dates and amounts of leave, so balances and reports don't change. */
export const erasePerson = operationOn("erasePerson", EraseInput, async (id, typed, context) => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const person = await lockPerson(organizationId, id, tx);
  if (!person) throw notFound("The person");
  const today = todayIn(person.zone, now);
  assertMayErase({ actorId: me.id, person, today, typedName: typed.name });
  const { name, entry } = await blankPerson(person, { tx, now });
  await audit(entry);
  // The response waits for the record, so that nobody learns of an erasure that a restore could lose.
  tx.afterCommit(() => recordErasure({ organizationId, userId: id, erasedAt: now, lastDay: person.endDate }));
  return { name };
});
