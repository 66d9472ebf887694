import type { Transaction } from "sequelize";
import { LeaveType } from "#db/models/leave/LeaveType.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";

export async function moveType(
  organizationId: string,
  id: string,
  order: number,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const types = await findLeaveTypes(organizationId, tx);
  const others = types.filter((type) => type.id !== id).map((type) => type.id);
  const places = others.toSpliced(order - 1, 0, id);
  for (const [index, typeId] of places.entries()) {
    const position = index + 1;
    if (types.find((type) => type.id === typeId)?.order === position) continue;
    await LeaveType.update({ position, updatedAt: now }, { where: { organizationId, id: typeId }, transaction: tx });
  }
}
