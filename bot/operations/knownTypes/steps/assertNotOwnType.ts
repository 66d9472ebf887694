import type { Transaction } from "sequelize";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { Person } from "#db/queries/people/person.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";

/**
 * Refuses (403) a change by an Admin to what a type grants if only Admins and Owners can request it, because it may
 * raise nobody's leave but their own. Owners are exempt.
 */
export async function assertNotOwnType(
  me: Pick<Person, "id" | "organizationId" | "role">,
  { requestableBy }: Pick<LeaveTypeView, "requestableBy">,
  tx: Transaction,
): Promise<void> {
  if (me.role === "Admin" && requestableBy === "admins") await assertNotOwnLeave(me, me.id, "adminTypes", tx);
}
