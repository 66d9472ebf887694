import { DelegationsQuery } from "#core/delegations/DelegationInput.ts";
import { assertMay } from "#core/people/access/assertMay.ts";
import { findDelegationsOf } from "#db/queries/delegations/delegations.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { notFound } from "../notFound.ts";
import { reading } from "../reading.ts";

export const listDelegations = reading("listDelegations", DelegationsQuery, async ({ approverId }, { me, clock }) => {
  const { organizationId } = me;
  if (approverId === undefined || approverId === me.id) return findDelegationsOf(me, clock.now());
  if (!(await findPerson(organizationId, approverId))) throw notFound("The person");
  assertMay(me.role, "listDelegationsFor");
  return findDelegationsOf({ organizationId, id: approverId }, clock.now());
});
