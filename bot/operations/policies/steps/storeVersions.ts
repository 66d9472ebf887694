import type { Transaction } from "sequelize";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { numberedAfter } from "#core/policies/Versioned.ts";
import { newId } from "#db/newId.ts";
import { PolicyVersion } from "#db/models/leave/PolicyVersion.ts";
import type { OpenPolicy } from "./openPolicy.ts";

export async function storeVersions(
  { organizationId, policy, known }: Pick<OpenPolicy, "organizationId" | "policy" | "known">,
  { versions }: Pick<PolicyChange, "versions">,
  { tx, now, createdById }: { tx: Transaction; now: Date; createdById: string },
): Promise<void> {
  const rows = numberedAfter(known, versions).map(({ version, effectiveOn, terms }) => ({
    organizationId,
    policyId: policy.id,
    createdById,
    createdAt: now,
    id: newId(),
    version,
    effectiveOn,
    ...terms,
    document: terms.document ?? null,
  }));
  await PolicyVersion.bulkCreate(rows, { transaction: tx });
}
