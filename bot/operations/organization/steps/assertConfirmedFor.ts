import type { Transaction } from "sequelize";
import { assertMayBringMore } from "#core/organization/unconfirmed.ts";
import { countPeopleAsked } from "#db/queries/auth/confirmation.ts";
import type { Person } from "#db/queries/people/person.ts";
import { countsAsConfirmed } from "../countsAsConfirmed.ts";

/** Before a write, lock an unconfirmed organization, so that people invited or added concurrently are counted. */
export async function assertConfirmedFor(
  newOnes: number,
  me: Pick<Person, "organizationId" | "isOrganizationConfirmed">,
  tx: Transaction,
): Promise<void> {
  if (countsAsConfirmed(me)) return;
  assertMayBringMore(newOnes, await countPeopleAsked(me.organizationId, tx));
}
