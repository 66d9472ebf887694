import type { Transaction } from "sequelize";
import { MAX_MOVES, movedKey, movedKeys } from "./asking.ts";
import { rows } from "../statement.ts";

/** Waits for deliveries that are running. The marks of the inbox are by key. */
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
      SELECT n.id, n.status, m.new_key FROM notifications n
      JOIN moved m ON n.recipient_id = m.recipient_id AND n.event_key = m.old_key
      WHERE n.organization_id = $1 FOR UPDATE OF n
    ), unsent AS (
      DELETE FROM notifications n USING found f WHERE n.organization_id = $1 AND n.id = f.id AND f.status = 'pending'
    ), read AS (
      UPDATE inbox_reads r SET event_key = m.new_key FROM moved m
      WHERE r.organization_id = $1 AND r.user_id = m.recipient_id AND r.event_key = m.old_key
    )
    UPDATE notifications n SET event_key = f.new_key FROM found f
    WHERE n.organization_id = $1 AND n.id = f.id AND f.status <> 'pending'`,
};

interface MovedAway {
  requestId: string;
  /** Of the request or its open step. */
  key: string;
  recipientId: string;
}

/**
 * Gives other keys to the notifications that asked these people, so that they are asked again if the request returns to
 * them. Removes those that weren't sent.
 */
export async function renameAsked(organizationId: string, moved: readonly MovedAway[], tx: Transaction): Promise<void> {
  if (moved.length === 0) return;
  const values = [
    moved.map(({ requestId }) => requestId),
    moved.map(({ key }) => key),
    moved.map(({ recipientId }) => recipientId),
  ];
  await rows(RENAME, [organizationId, ...values], tx);
}
