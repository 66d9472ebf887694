import type { Actor } from "#bot/operations/actor.ts";
import { database } from "#db/connect.ts";

export async function isWaiting(
  { organizationId, userId }: Pick<Actor, "organizationId" | "userId">,
  type: string,
): Promise<boolean> {
  const { rows } = await database().pool.query(
    `SELECT 1 FROM pto_requests r WHERE organization_id = $1 AND user_id = $2 AND type = $3 AND (status = 'pending'
       OR EXISTS (SELECT FROM leave_changes WHERE organization_id = $1 AND request_id = r.id AND status = 'pending'))`,
    [organizationId, userId, type],
  );
  return rows.length > 0;
}
