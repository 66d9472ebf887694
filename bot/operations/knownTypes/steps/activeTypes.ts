import type { Transaction } from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";

export async function activeTypes(organizationId: string, tx?: Transaction): Promise<LeaveType[]> {
  const types = await findLeaveTypes(organizationId, tx);
  return types.filter(({ archived }) => !archived).map(({ key }) => key);
}
