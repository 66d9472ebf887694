import type { Transaction } from "sequelize";
import { rows } from "../statement.ts";

const LAST = {
  name: "last-deactivations",
  text: `SELECT subject_id AS id, max(at) AS at FROM audit_events
    WHERE organization_id = $1 AND subject_id = ANY ($2::uuid[]) AND subject_kind = 'user'
      AND before @> '{"isActive": true}' AND after @> '{"isActive": false}' GROUP BY subject_id`,
};

export async function findLastDeactivations(
  organizationId: string,
  ids: readonly string[],
  tx: Transaction,
): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const found = await rows<{ id: string; at: Date }>(LAST, [organizationId, ids], tx);
  return new Map(found.map(({ id, at }) => [id, at]));
}
