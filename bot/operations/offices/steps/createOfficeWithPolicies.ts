import type { Transaction } from "sequelize";
import { yearOf, type IsoDate, type Zone } from "#core/calendar/dates.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { newId } from "#db/newId.ts";
import { Office } from "#db/models/Office.ts";
import { PolicyVersion } from "#db/models/leave/PolicyVersion.ts";
import { PtoPolicy } from "#db/models/leave/PtoPolicy.ts";
import { DEFAULT_POLICIES } from "#core/policies/defaultPolicies.ts";

/** Creates an office with the default policies, effective from the first day of this calendar year. */
export async function createOfficeWithPolicies(
  organizationId: string,
  office: { name: string; country: string; timezone: Zone; isDefault: boolean },
  { tx, now, today }: { tx: Transaction; now: Date; today: IsoDate },
): Promise<Office> {
  const created = await Office.create(
    { organizationId, ...office, createdAt: now, updatedAt: now },
    { transaction: tx },
  );
  const policies = LEAVE_TYPES.map((type) => ({
    organizationId,
    id: newId(),
    officeId: created.id,
    type,
    createdAt: now,
  }));
  await PtoPolicy.bulkCreate(policies, { transaction: tx });
  await PolicyVersion.bulkCreate(
    policies.map((policy) => ({
      organizationId,
      policyId: policy.id,
      version: 1,
      effectiveOn: `${yearOf(today)}-01-01`,
      ...DEFAULT_POLICIES[policy.type],
      createdAt: now,
    })),
    { transaction: tx },
  );
  return created;
}
