import type { Transaction } from "sequelize";
import { row } from "../statement.ts";

const LAST = {
  name: "last-version-of-others",
  text: `
    SELECT coalesce(max(v.version), 0) AS version FROM policy_versions v
    WHERE v.organization_id = $1 AND v.policy_id = $2 AND (v.created_by_id = $3 AND v.created_at > $4) IS NOT TRUE`,
};

export async function findLastKept(
  organizationId: string,
  { policyId, by, since }: { policyId: string; by: string; since: Date },
  tx: Transaction,
): Promise<number> {
  return (await row<{ version: number }>(LAST, [organizationId, policyId, by, since], tx))?.version ?? 0;
}
