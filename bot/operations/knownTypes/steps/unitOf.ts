import type { Transaction } from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";

/** Returns the unit of a type that must exist. */
export async function unitOf(organizationId: string, key: LeaveType, tx: Transaction): Promise<LeaveUnit> {
  const type = (await findLeaveTypes(organizationId, tx)).find((one) => one.key === key);
  if (!type) throw new Error(`There is no leave type ${key}`);
  return type.unit;
}
