import { Nothing } from "#core/inputs.ts";
import { todayIn } from "#core/calendar/dates.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { findPolicies } from "#db/queries/policies/policies.ts";
import { notFound, readingOn } from "../operation.ts";

/** Returns the policies of an office, with the terms in effect there today. */
export const listPolicies = readingOn("listPolicies", Nothing, async (id, _, { me, clock }) => {
  const office = await findOffice(me.organizationId, id);
  if (!office) throw notFound("The office");
  return findPolicies(me.organizationId, id, todayIn(office.timezone, clock.now()));
});
