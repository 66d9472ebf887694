import { Nothing } from "#core/inputs.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { notFound, readingOn } from "../operation.ts";

/** Returns whether a person has a second factor, and since when. */
export const readSecondFactorOf = readingOn("readSecondFactorOf", Nothing, async (id, _, { me }) => {
  if (!(await findPerson(me.organizationId, id))) throw notFound("The user");
  const { confirmedAt } = await findSecondFactor(me.organizationId, id);
  return { isOn: confirmedAt !== null, since: confirmedAt };
});
