import type { Transaction } from "sequelize";
import type { SentEvent } from "#core/webhooks/webhookEvents.ts";
import type { Cause } from "#db/tracing/causedBy.ts";
import { row, rows } from "../statement.ts";
import { HELD } from "../notifications/heldNotifications.ts";

export interface DueWebhook {
  organizationId: string;
  id: string;
  endpointId: string;
  isFailing: boolean;
}

/** SQL. An endpoint that is off gets only tests and repeated messages, which a person requested. */
const MAY_BE_SENT = "(e.is_on OR m.event = 'ping' OR m.repeats_id IS NOT NULL)";

/** Unnamed, because a plan prepared while the table was empty would be slow. */
const DUE = {
  name: "",
  text: `
    SELECT d.organization_id AS "organizationId", d.id, d.endpoint_id AS "endpointId",
      e.failing_since IS NOT NULL AS "isFailing"
    FROM webhook_endpoints e CROSS JOIN LATERAL (
      SELECT m.organization_id, m.id, m.endpoint_id FROM webhook_messages m
      WHERE m.organization_id = e.organization_id AND m.endpoint_id = e.id AND m.status = 'pending'
        AND m.next_attempt_at <= $1 AND m.id <> ALL ($3::uuid[]) AND ${MAY_BE_SENT}
      ORDER BY m.next_attempt_at, m.id LIMIT $2) d
    WHERE (e.paused_until IS NULL OR e.paused_until <= $1) AND e.id::text <> ALL ($4::text[])`,
};

export function findDueWebhooks(
  now: Date,
  { each, taken, paused }: { each: number; taken: readonly string[]; paused: readonly string[] },
): Promise<DueWebhook[]> {
  return rows<DueWebhook>(DUE, [now, each, taken, paused]);
}

export interface ClaimedWebhook {
  organizationId: string;
  id: string;
  endpointId: string;
  event: SentEvent;
  data: Record<string, string>;
  occurredAt: Date;
  repeatsId: string | null;
  attempts: number;
  url: string;
  sendsObjects: boolean;
  secretSealed: string;
  oldSecretSealed: string | null;
  oldSecretUntil: Date | null;
  causedBy: Cause | null;
}

const CLAIM = {
  name: "webhook-claim",
  text: `
    UPDATE webhook_messages m SET attempts = m.attempts + 1, attempted_at = $3, next_attempt_at = $4
    FROM webhook_endpoints e
    WHERE (m.organization_id, m.id) IN (SELECT d.organization_id, d.id FROM webhook_messages d
        WHERE d.organization_id = $1 AND d.id = $2 AND d.status = 'pending' AND d.next_attempt_at <= $3
        FOR NO KEY UPDATE SKIP LOCKED)
      AND e.organization_id = m.organization_id AND e.id = m.endpoint_id AND ${MAY_BE_SENT}
      AND (e.paused_until IS NULL OR e.paused_until <= $3)
    RETURNING m.organization_id AS "organizationId", m.id, m.endpoint_id AS "endpointId", m.event, m.data,
      m.occurred_at AS "occurredAt", m.repeats_id AS "repeatsId", m.attempts, e.url, e.sends_objects AS "sendsObjects",
      e.secret_sealed AS "secretSealed", e.old_secret_sealed AS "oldSecretSealed", e.old_secret_until AS "oldSecretUntil",
      m.caused_by AS "causedBy"`,
};

/** The message is due again at `until` if this process is killed. */
export function claimWebhook(
  { organizationId, id }: DueWebhook,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedWebhook | undefined> {
  return row<ClaimedWebhook>(CLAIM, [organizationId, id, now, until]);
}

export interface NotedAttempt {
  status: "pending" | "sent" | "failed";
  next: Date | null;
  answerStatus: number | null;
  durationMs: number;
  answer: string | null;
  error: string | null;
}

const NOTE = {
  name: "webhook-note",
  text: `
    UPDATE webhook_messages SET status = $4, next_attempt_at = coalesce($5, next_attempt_at), answer_status = $6,
      duration_ms = $7, answer = $8, error = $9
    WHERE organization_id = $1 AND id = $2 AND attempts = $3 AND status = 'pending' RETURNING id`,
};

export async function noteWebhook(
  { organizationId, id, attempts }: ClaimedWebhook,
  { status, next, answerStatus, durationMs, answer, error }: NotedAttempt,
  tx: Transaction,
): Promise<boolean> {
  const values = [organizationId, id, attempts, status, next, answerStatus, durationMs, answer, error];
  return (await rows(NOTE, values, tx)).length > 0;
}

const HOLD = {
  name: "webhooks-hold",
  text: `UPDATE webhook_messages SET next_attempt_at = ${HELD} WHERE status = 'pending' RETURNING id`,
};

export async function holdWebhooks(tx: Transaction): Promise<number> {
  return (await rows(HOLD, [], tx)).length;
}

const RELEASE = {
  name: "webhooks-release",
  text: `
    UPDATE webhook_messages SET next_attempt_at = $1 WHERE status = 'pending' AND next_attempt_at = ${HELD} RETURNING id`,
};

export async function releaseWebhooks(now: Date, tx: Transaction): Promise<number> {
  return (await rows(RELEASE, [now], tx)).length;
}

const DISCARD = {
  name: "webhooks-discard",
  text: `
    UPDATE webhook_messages SET status = 'dropped' WHERE status = 'pending' AND next_attempt_at = ${HELD} RETURNING id`,
};

export async function discardWebhooks(tx: Transaction): Promise<number> {
  return (await rows(DISCARD, [], tx)).length;
}
