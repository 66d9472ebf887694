import type { Transaction } from "sequelize";
import { refuseOwnBalance } from "#core/people/ownBalance.ts";
import { peopleAround } from "#db/queries/hierarchy.ts";
import type { Person } from "#db/queries/person.ts";

/** Asks core whether a person may change what this one may take off, with everybody who could do it instead. */
export async function assertNotOwnBalance(me: Person, personId: string, tx: Transaction): Promise<void> {
  if (personId !== me.id) return;
  refuseOwnBalance(me.id, personId, (await peopleAround(me.organizationId, [me.id], tx)).values());
}
