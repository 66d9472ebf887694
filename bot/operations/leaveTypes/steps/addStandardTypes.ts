import type { Transaction } from "sequelize";
import { STANDARD_TYPES } from "#core/leave/standardTypes.ts";
import { STANDARD_AMOUNTS } from "#core/policies/defaultPolicies.ts";
import { LeaveType } from "#db/models/leave/LeaveType.ts";

export async function addStandardTypes(
  organizationId: string,
  { tx, now }: { tx?: Transaction; now: Date },
): Promise<void> {
  const types = STANDARD_TYPES.map(({ order, ...type }) => {
    const amounts = STANDARD_AMOUNTS[type.key];
    if (!amounts) throw new Error(`${type.key} has no amounts`);
    return { organizationId, ...type, ...amounts, position: order, createdAt: now, updatedAt: now };
  });
  await LeaveType.bulkCreate(types, tx ? { transaction: tx } : {});
}
