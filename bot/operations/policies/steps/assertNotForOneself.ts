import type { Transaction } from "sequelize";
import { type BalancesOfPerson, raisesMost } from "#core/policies/changes/raisesMost.ts";
import { findSettledIn } from "#db/queries/people/findSettledIn.ts";
import type { Person } from "#db/queries/people/person.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import { settledBefore } from "#bot/operations/offices/steps/assertNotOwnOffice.ts";

/**
 * Refuses (403) a document that raises the actor's own balance more than that of each colleague: it can depend on facts
 * that are true only of the actor, such as an age. A colleague who just joined the office doesn't count, as in
 * `assertNotOwnOffice`.
 */
export async function assertNotForOneself(
  balances: readonly BalancesOfPerson[],
  { officeId }: { officeId: string },
  { me, tx, now }: { me: Pick<Person, "id" | "organizationId">; tx: Transaction; now: Date },
): Promise<void> {
  const own = balances.find(({ id }) => id === me.id);
  if (!own) return;
  const settled = await findSettledIn(me.organizationId, officeId, settledBefore(now), tx);
  const others = balances.filter(({ id }) => id !== me.id && settled.has(id));
  if (raisesMost(own, others)) await assertNotOwnLeave(me, me.id, "ownDocument", tx);
}
