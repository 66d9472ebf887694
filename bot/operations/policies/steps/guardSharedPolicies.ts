import type { Transaction } from "sequelize";
import { findSharedPolicies } from "#db/queries/policies/findSharedPolicies.ts";
import type { Person } from "#db/queries/people/person.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import { settledBefore } from "#bot/operations/offices/steps/assertNotOwnOffice.ts";

/**
 * Run the returned check after a change is written. It refuses (403) a change that leaves an Admin alone under a policy
 * of their office that they changed in the last 30 days. They could otherwise raise the policy for everyone and then
 * give all colleagues the old terms. Owners are exempt.
 */
export async function guardSharedPolicies(
  me: Pick<Person, "id" | "organizationId" | "role">,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<() => Promise<void>> {
  const find = () => findSharedPolicies(me, { since: settledBefore(now), now }, tx);
  const before = me.role === "Admin" ? await find() : [];
  return async () => {
    if (before.length === 0) return;
    const after = new Set(await find());
    if (before.some((type) => !after.has(type))) await assertNotOwnLeave(me, me.id, "sharedPolicy", tx);
  };
}
