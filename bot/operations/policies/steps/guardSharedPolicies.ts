import type { Transaction } from "sequelize";
import { findSharedPolicies } from "#db/queries/policies/findSharedPolicies.ts";
import type { Person } from "#db/queries/people/person.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import { settledBefore } from "#bot/operations/offices/steps/assertNotOwnOffice.ts";

/**
 * Returns a check to run after the change. Without the check, an Admin could raise the office's policy and then give
 * all colleagues the old terms.
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
