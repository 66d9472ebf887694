import type { Transaction } from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { Refusal } from "#core/refusal.ts";
import { findLeaveTypes, type LeaveTypeRow } from "#db/queries/leaveTypes/leaveTypes.ts";

export async function adjustedType(organizationId: string, key: LeaveType, tx: Transaction): Promise<LeaveTypeRow> {
  const type = (await findLeaveTypes(organizationId, tx)).find((one) => one.key === key);
  if (!type) throw new Error(`There is no leave type ${key}`);
  if (!type.archived) return type;
  throw new Refusal("rule", "type_archived", `${type.name} is archived. Restore it before you adjust its balances.`);
}
