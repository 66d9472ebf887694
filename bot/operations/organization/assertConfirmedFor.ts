import type { Transaction } from "sequelize";
import { assertMayBringMore } from "#core/organization/unconfirmed.ts";
import { countPeopleAsked } from "#db/queries/confirmation.ts";
import type { Person } from "#db/queries/person.ts";
import { holdOrganization } from "../organizationLock.ts";
import { countsAsConfirmed } from "./countsAsConfirmed.ts";

/** Refuses to bring more than 5 people into an unconfirmed organization. Locks it, so concurrent invitations count. */
export async function assertConfirmedFor(newOnes: number, me: Person, tx: Transaction): Promise<void> {
  if (countsAsConfirmed(me)) return;
  await holdOrganization(me.organizationId, tx);
  assertMayBringMore(newOnes, await countPeopleAsked(me.organizationId, tx));
}
