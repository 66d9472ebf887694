import type { Transaction } from "sequelize";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { findUnchangedIn } from "#db/queries/people/findSettledIn.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { PolicyRow } from "#db/queries/policies/policies.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import { settledBefore } from "./assertNotOwnOffice.ts";

type ChangedType = Pick<LeaveTypeView, "requestableBy"> & Partial<Pick<PolicyRow, "officeId" | "assignment">>;

/**
 * Throws (403) if an Admin sets up leave for Admins, or for Managers in their own office without a settled Manager,
 * while another Admin or Owner is active.
 */
export async function assertNotOwnType(
  me: Pick<Person, "id" | "organizationId" | "role" | "effectiveOfficeId">,
  { requestableBy, officeId = me.effectiveOfficeId, assignment = null }: ChangedType,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (me.role !== "Admin") return;
  if (requestableBy === "admins") await assertNotOwnLeave(me, me.id, "adminTypes", tx);
  if (requestableBy !== "managers" || assignment || officeId !== me.effectiveOfficeId) return;
  const settled = { by: settledBefore(now), fields: ["role"], role: "Manager" } as const;
  const managers = await findUnchangedIn(me.organizationId, officeId, settled, tx);
  if (managers.size === 0) await assertNotOwnLeave(me, me.id, "managerTypes", tx);
}
