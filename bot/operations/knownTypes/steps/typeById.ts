import type { Transaction } from "sequelize";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";

export async function typeById(organizationId: string, id: string, tx: Transaction): Promise<LeaveTypeView> {
  const type = (await findLeaveTypes(organizationId, tx)).find((one) => one.id === id);
  if (!type) throw new Error("A leave type just written is gone");
  return type;
}
