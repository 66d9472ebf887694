import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import { rows } from "../statement.ts";

export interface KeptHistory {
  id: string;
  /** If a value is null, the policy's own yearly vacation applied. */
  overrides: Versioned<Minutes | null>[];
  previousEnd: IsoDate | null;
  placements: number;
}

const KEPT = {
  name: "kept-history",
  text: `
    SELECT u.id,
      coalesce((SELECT json_agg(json_build_object('version', version, 'effectiveOn', effective_on, 'value', minutes))
        FROM balance_overrides WHERE organization_id = $1 AND user_id = u.id), '[]') AS overrides,
      (SELECT max(end_date)::text FROM past_employments WHERE organization_id = $1 AND user_id = u.id) AS "previousEnd",
      (SELECT count(*)::int FROM office_placements WHERE organization_id = $1 AND user_id = u.id) AS placements
    FROM users u WHERE u.organization_id = $1 AND u.id = ANY ($2::uuid[]) AND u.has_history`,
};

export async function findHistories(
  organizationId: string,
  ids: readonly string[],
  tx: Transaction,
): Promise<Map<string, KeptHistory>> {
  if (ids.length === 0) return new Map();
  const kept = await rows<KeptHistory>(KEPT, [organizationId, ids], tx);
  return new Map(kept.map((person) => [person.id, person]));
}
