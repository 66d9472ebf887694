import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { newId } from "#db/newId.ts";
import { PolicyVersion } from "#db/models/leave/PolicyVersion.ts";
import { PtoPolicy } from "#db/models/leave/PtoPolicy.ts";

/** The first version also applies to all earlier days. */
interface NewPolicy {
  officeId: string;
  type: LeaveType;
  versions: readonly { effectiveOn: IsoDate; terms: PolicyTerms }[];
}

export async function insertPolicies(
  organizationId: string,
  policies: readonly NewPolicy[],
  { tx, now, createdById = null }: { tx: Transaction; now: Date; createdById?: string | null },
): Promise<void> {
  const rows = policies.map(({ officeId, type, versions }) => ({ id: newId(), officeId, type, versions }));
  await PtoPolicy.bulkCreate(
    rows.map(({ id, officeId, type }) => ({ organizationId, id, officeId, type, createdAt: now })),
    { transaction: tx },
  );
  const versions = rows.flatMap(({ id: policyId, versions: ofPolicy }) =>
    ofPolicy.map(({ effectiveOn, terms }, index) => ({
      organizationId,
      policyId,
      version: index + 1,
      effectiveOn,
      ...terms,
      createdById,
      createdAt: now,
    })),
  );
  await PolicyVersion.bulkCreate(versions, { transaction: tx });
}
