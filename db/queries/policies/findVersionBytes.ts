import type { Transaction } from "sequelize";
import { row } from "../statement.ts";

const SIMPLE = 200;

const BYTES = {
  name: "policy-version-bytes",
  text: `
    SELECT coalesce(sum(${SIMPLE} + coalesce(octet_length(v.document::text), 0)), 0)::float8 AS bytes
    FROM pto_policies p JOIN policy_versions v ON v.organization_id = p.organization_id AND v.policy_id = p.id
    WHERE p.organization_id = $1 AND p.office_id = $2`,
};

export async function findVersionBytes(organizationId: string, officeId: string, tx: Transaction): Promise<number> {
  return (await row<{ bytes: number }>(BYTES, [organizationId, officeId], tx))?.bytes ?? 0;
}
