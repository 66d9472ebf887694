import { Nothing } from "#core/inputs.ts";
import { todayIn } from "#core/calendar/dates.ts";
import { findPerson } from "#db/queries/person.ts";
import { balanceViews } from "./balanceViews.ts";
import { notFound, readingOn } from "./operation.ts";

/** The balances of a person, as of the day it is where they work. */
export const readUserBalances = readingOn("readUserBalances", Nothing, async (id, _, { me, clock }) => {
  const person = await findPerson(me.organizationId, id);
  if (!person) throw notFound("The user");
  return balanceViews(person, todayIn(person.zone, clock.now()));
});
