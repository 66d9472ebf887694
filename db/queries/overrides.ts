import type { Transaction } from "sequelize";
import { rows } from "./statement.ts";

const COUNT = {
  name: "override-versions",
  text: `
    SELECT user_id AS "userId", count(*)::int AS count FROM balance_overrides
    WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) GROUP BY user_id`,
};

/** How many overrides each of some people ever had; who had none is missing. */
export async function countOverrides(
  organizationId: string,
  ids: readonly string[],
  tx: Transaction,
): Promise<Map<string, number>> {
  const counted = await rows<{ userId: string; count: number }>(COUNT, [organizationId, ids], tx);
  return new Map(counted.map(({ userId, count }) => [userId, count]));
}
