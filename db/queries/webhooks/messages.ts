import type { Transaction } from "sequelize";
import type { SentEvent } from "#core/webhooks/webhookEvents.ts";
import type { MessagesQuery } from "#core/webhooks/WebhookInput.ts";
import { HELD } from "../notifications/heldNotifications.ts";
import { row, rows } from "../statement.ts";

export interface WebhookMessageRow {
  id: string;
  event: SentEvent;
  data: Record<string, string>;
  occurredAt: Date;
  createdAt: Date;
  repeatsId: string | null;
  status: "pending" | "sent" | "failed" | "dropped";
  attempts: number;
  /** Null if there is no next attempt, or if the message is held after a restore. */
  nextAttemptAt: Date | null;
  attemptedAt: Date | null;
  answerStatus: number | null;
  durationMs: number | null;
  answer: string | null;
  error: string | null;
}

const LOG = {
  name: "webhook-log",
  text: `
    SELECT id, event, data, occurred_at AS "occurredAt", created_at AS "createdAt", repeats_id AS "repeatsId", status,
      attempts, CASE WHEN status = 'pending' AND next_attempt_at < ${HELD} THEN next_attempt_at END AS "nextAttemptAt",
      attempted_at AS "attemptedAt", answer_status AS "answerStatus", duration_ms AS "durationMs", answer, error
    FROM webhook_messages
    WHERE organization_id = $1 AND endpoint_id = $2 AND ($3::text IS NULL OR status = $3)
    ORDER BY created_at DESC, id DESC LIMIT 50`,
};

export function findMessages(
  organizationId: string,
  endpointId: string,
  { status }: MessagesQuery,
): Promise<WebhookMessageRow[]> {
  return rows<WebhookMessageRow>(LOG, [organizationId, endpointId, status ?? null]);
}

const ONE = {
  name: "webhook-message",
  text: `SELECT endpoint_id AS "endpointId" FROM webhook_messages WHERE organization_id = $1 AND id = $2`,
};

export async function findMessage(
  organizationId: string,
  id: string,
  tx: Transaction,
): Promise<{ endpointId: string } | undefined> {
  return row<{ endpointId: string }>(ONE, [organizationId, id], tx);
}

const REPEAT = `
    INSERT INTO webhook_messages
      (organization_id, id, endpoint_id, event, data, occurred_at, repeats_id, next_attempt_at, created_at)
    SELECT organization_id, gen_random_uuid(), endpoint_id, event, data, occurred_at, coalesce(repeats_id, id), $3, $3
    FROM webhook_messages`;
const REPEAT_ONE = {
  name: "webhook-repeat",
  text: `${REPEAT} WHERE organization_id = $1 AND id = $2 AND status <> 'pending' RETURNING id`,
};

/** Returns false if the message is still pending or doesn't exist. */
export async function repeatMessage(
  organizationId: string,
  id: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<boolean> {
  return (await rows(REPEAT_ONE, [organizationId, id, now], tx)).length > 0;
}

const WAITING_REPEATS = {
  name: "webhook-waiting-repeats",
  text: `
    SELECT count(*)::int AS count FROM webhook_messages
    WHERE organization_id = $1 AND endpoint_id = $2 AND status = 'pending' AND repeats_id IS NOT NULL`,
};

export async function countWaitingRepeats(
  organizationId: string,
  endpointId: string,
  tx: Transaction,
): Promise<number> {
  return (await row<{ count: number }>(WAITING_REPEATS, [organizationId, endpointId], tx))?.count ?? 0;
}

const REPEAT_RANGE = {
  name: "webhook-repeat-range",
  text: `${REPEAT} WHERE organization_id = $1 AND id IN (
      SELECT id FROM webhook_messages
      WHERE organization_id = $1 AND endpoint_id = $2 AND status <> 'pending' AND repeats_id IS NULL AND event <> 'ping'
        AND occurred_at >= $4 AND occurred_at < $5 AND (NOT $6 OR status <> 'sent')
      ORDER BY created_at, id LIMIT $7)
    RETURNING id`,
};

export async function repeatMessages(
  { organizationId, endpointId }: { organizationId: string; endpointId: string },
  { from, to, onlyFailed, most }: { from: string; to: string; onlyFailed: boolean; most: number },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<number> {
  return (await rows(REPEAT_RANGE, [organizationId, endpointId, now, from, to, onlyFailed, most], tx)).length;
}

/** Deleting a message would also delete a pending repeat. */
const IS_FINISHED = `m.status <> 'pending' AND NOT EXISTS (
  SELECT FROM webhook_messages r
  WHERE r.organization_id = m.organization_id AND r.repeats_id = m.id AND r.status = 'pending')`;
const FORGET_OLD = {
  name: "webhooks-forget-old",
  text: `DELETE FROM webhook_messages m WHERE m.created_at <= $1 AND ${IS_FINISHED}`,
};
const FORGET_MANY = {
  name: "webhooks-forget-many",
  text: `
    DELETE FROM webhook_messages m USING webhook_endpoints e CROSS JOIN LATERAL (
      SELECT created_at, id FROM webhook_messages l WHERE l.organization_id = e.organization_id AND l.endpoint_id = e.id
      ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 1) newest
    WHERE m.organization_id = e.organization_id AND m.endpoint_id = e.id
      AND (m.created_at, m.id) <= (newest.created_at, newest.id) AND ${IS_FINISHED}`,
};

export async function forgetWebhooks(before: Date, most: number, tx: Transaction): Promise<void> {
  await rows(FORGET_OLD, [before], tx);
  await rows(FORGET_MANY, [most], tx);
}
