import type { Transaction } from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { assertTypeAmong } from "#core/leaveTypes/unknownType.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";

/** Throws (400) if an organization has no type with the key. */
export async function assertTypeExists(organizationId: string, key: LeaveType, tx?: Transaction): Promise<void> {
  assertTypeAmong(await findLeaveTypes(organizationId, tx), key);
}
