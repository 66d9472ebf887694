import type { Transaction } from "sequelize";
import type { PolicyRow } from "#db/queries/policies/policies.ts";
import { concernsPerson } from "#db/queries/policies/assignedPolicies.ts";
import type { Person } from "#db/queries/people/person.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import { assertNotOwnOffice } from "#bot/operations/offices/steps/assertNotOwnOffice.ts";

/** Throws (403) if another Admin or Owner must change the policy, because it affects the actor's own leave. */
export async function assertNotOwnPolicy(
  me: Pick<Person, "id" | "organizationId" | "role">,
  { id, officeId, assignment }: Pick<PolicyRow, "id" | "officeId" | "assignment">,
  by: { tx: Transaction; now: Date },
): Promise<void> {
  if (!assignment) return assertNotOwnOffice(me, officeId, "officePolicies", by);
  const { group, userId } = assignment;
  if (userId !== null) return assertNotOwnLeave(me, userId, "ownPolicy", by.tx);
  if (me.role === "Admin" && group !== null && (await concernsPerson(me, { id, group }, by.tx))) {
    await assertNotOwnLeave(me, me.id, "groupPolicy", by.tx);
  }
}
