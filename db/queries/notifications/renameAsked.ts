import type { Transaction } from "sequelize";
import { MAX_MOVES, movedKey, movedKeys } from "./asking.ts";
import { rows } from "../statement.ts";

/** Skips messages that are being delivered, because waiting for a slow mail server would delay the change. */
const RENAME = {
  name: "rename-asked",
  text: `
    WITH moved AS MATERIALIZED (
      SELECT m.recipient_id, 'request.submitted:' || m.key AS old_key, ${movedKey("m.request_id", "c.moves + 1")} AS new_key
      FROM unnest($2::uuid[], $3::text[], $4::uuid[]) m (request_id, key, recipient_id)
      CROSS JOIN LATERAL (SELECT count(DISTINCT n.event_key) AS moves FROM notifications n
        WHERE n.organization_id = $1 AND n.recipient_id = m.recipient_id
          AND n.event_key = ANY (${movedKeys("m.request_id")})) c
      WHERE c.moves < ${MAX_MOVES}
    ), found AS MATERIALIZED (
      SELECT n.id, n.status, n.recipient_id, m.old_key, m.new_key FROM notifications n
      JOIN moved m ON n.recipient_id = m.recipient_id AND n.event_key = m.old_key
      WHERE n.organization_id = $1 FOR UPDATE OF n SKIP LOCKED
    ), unsent AS (
      DELETE FROM notifications n USING found f WHERE n.organization_id = $1 AND n.id = f.id AND f.status = 'pending'
    ), marks AS MATERIALIZED (
      SELECT r.user_id, r.event_key, m.new_key,
        EXISTS (SELECT FROM found f WHERE f.recipient_id = r.user_id AND f.old_key = r.event_key
            AND f.status <> 'pending')
          AND NOT EXISTS (SELECT FROM inbox_reads o
            WHERE o.organization_id = $1 AND o.user_id = r.user_id AND o.event_key = m.new_key) AS is_kept
      FROM inbox_reads r JOIN moved m ON r.user_id = m.recipient_id AND r.event_key = m.old_key
      WHERE r.organization_id = $1
    ), kept AS (
      UPDATE inbox_reads r SET event_key = k.new_key FROM marks k
      WHERE r.organization_id = $1 AND r.user_id = k.user_id AND r.event_key = k.event_key AND k.is_kept
    ), removed AS (
      DELETE FROM inbox_reads r USING marks k
      WHERE r.organization_id = $1 AND r.user_id = k.user_id AND r.event_key = k.event_key AND NOT k.is_kept
    )
    UPDATE notifications n SET event_key = f.new_key FROM found f
    WHERE n.organization_id = $1 AND n.id = f.id AND f.status <> 'pending'`,
};

export interface MovedAway {
  requestId: string;
  key: string;
  recipientId: string;
}

export async function renameAsked(organizationId: string, moved: readonly MovedAway[], tx: Transaction): Promise<void> {
  if (moved.length === 0) return;
  const values = [
    moved.map(({ requestId }) => requestId),
    moved.map(({ key }) => key),
    moved.map(({ recipientId }) => recipientId),
  ];
  await rows(RENAME, [organizationId, ...values], tx);
}
