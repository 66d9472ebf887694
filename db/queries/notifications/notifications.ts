import type { ClientBase, Pool } from "pg";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { FollowUpEvent, NotificationEvent } from "#core/notify/NotificationEvent.ts";
import type { Topic } from "#core/preferences/NotificationChoices.ts";
import { connectedPool } from "#db/connect.ts";
import type { Cause } from "#db/tracing/causedBy.ts";
import { rows, rowsBy } from "../statement.ts";

export const WAKING = "notifications";

export interface Due {
  organizationId: string;
  id: string;
  channel: NotificationChannel;
}

export interface Delivered extends Due {
  event: NotificationEvent | FollowUpEvent;
  eventKey: string;
  recipientId: string | null;
  email: string | null;
  payload: Record<string, unknown>;
  attempts: number;
  createdAt: Date;
  causedBy: Cause | null;
}

/** Unnamed, because a plan prepared while the table was empty would be slow. */
const DUE = {
  name: "",
  text: `
    WITH RECURSIVE waiting AS (
      (SELECT organization_id FROM notifications WHERE status = 'pending' ORDER BY organization_id LIMIT 1)
      UNION ALL
      SELECT (SELECT n.organization_id FROM notifications n
        WHERE n.status = 'pending' AND n.organization_id > w.organization_id ORDER BY n.organization_id LIMIT 1)
      FROM waiting w WHERE w.organization_id IS NOT NULL
    )
    SELECT d.organization_id AS "organizationId", d.id, d.channel
    FROM waiting w CROSS JOIN LATERAL (
      SELECT organization_id, id, channel FROM notifications
      WHERE organization_id = w.organization_id AND status = 'pending' AND next_attempt_at <= $1 AND id <> ALL ($3::uuid[])
        AND organization_id || ' ' || channel <> ALL ($4::text[])
      ORDER BY next_attempt_at, id LIMIT $2) d`,
};

export function findDue(
  now: Date,
  { each, taken, paused }: { each: number; taken: readonly string[]; paused: readonly string[] },
): Promise<Due[]> {
  return rows<Due>(DUE, [now, each, taken, paused]);
}

export function lineOf({ organizationId, channel }: Pick<Due, "organizationId" | "channel">): string {
  return `${organizationId} ${channel}`;
}

const TAKE = {
  name: "notification-take",
  text: `
    SELECT organization_id AS "organizationId", id, channel, event, event_key AS "eventKey",
      recipient_id AS "recipientId", email, payload, attempts, created_at AS "createdAt",
      caused_by AS "causedBy"
    FROM notifications WHERE organization_id = $1 AND id = $2 AND status = 'pending' AND next_attempt_at <= $3
    FOR UPDATE SKIP LOCKED`,
};

/** Returns undefined if another transaction has locked the notification, or if the notification is no longer due. */
export async function takeDue(client: ClientBase, due: Due, now: Date): Promise<Delivered | undefined> {
  return (await rowsBy<Delivered>(client, TAKE, [due.organizationId, due.id, now]))[0];
}

const SETTLE = {
  name: "notification-settle",
  text: `UPDATE notifications SET status = $3, attempts = attempts + 1, last_error = NULL, sent_at = $4, sent = $5
    WHERE organization_id = $1 AND id = $2`,
};

export async function settle(
  client: ClientBase,
  { organizationId, id }: Due,
  { status, at, sent }: { status: "sent" | "kept" | "obsolete"; at: Date; sent: Record<string, unknown> | null },
): Promise<void> {
  await rowsBy(client, SETTLE, [organizationId, id, status, status === "obsolete" ? null : at, sent]);
}

const FORGET = {
  name: "notification-forget",
  text: "DELETE FROM notifications WHERE organization_id = $1 AND id = $2",
};

export async function forget(client: ClientBase, { organizationId, id }: Due): Promise<void> {
  await rowsBy(client, FORGET, [organizationId, id]);
}

const FAIL = {
  name: "notification-fail",
  text: `UPDATE notifications SET status = $3, attempts = attempts + 1, last_error = $4, next_attempt_at = $5
    WHERE organization_id = $1 AND id = $2`,
};

export async function noteFailure(
  client: ClientBase,
  { organizationId, id }: Due,
  { error, next, at, end }: { error: string; next: Date | null; at: Date; end: "failed" | "obsolete" },
): Promise<void> {
  await rowsBy(client, FAIL, [organizationId, id, next ? "pending" : end, error, next ?? at]);
}

const FALL_BACK = {
  name: "notification-fall-back",
  text: `
    INSERT INTO notifications (organization_id, id, event, event_key, recipient_id, channel, payload, next_attempt_at, created_at,
      caused_by)
    SELECT n.organization_id, $3, n.event, n.event_key, n.recipient_id, 'mail', n.payload, $4, $4, n.caused_by
    FROM notifications n JOIN users u ON u.organization_id = n.organization_id AND u.id = n.recipient_id
    WHERE n.organization_id = $1 AND n.id = $2 AND ($5 OR coalesce(
      u.notification_choices -> 'topics' ->> $6 IN ('mail', 'both'),
      u.notification_choices -> 'mail' IS DISTINCT FROM 'false'::jsonb))
    ON CONFLICT DO NOTHING`,
};

export async function fallBackToMail(
  client: ClientBase,
  { organizationId, id }: Due,
  { mailId, isMandatory, topic }: { mailId: string; isMandatory: boolean; topic: Topic | undefined },
  now: Date,
): Promise<void> {
  await rowsBy(client, FALL_BACK, [organizationId, id, mailId, now, isMandatory, topic ?? null]);
}

const WAKE = { name: "notifications-wake", text: `SELECT pg_notify('${WAKING}', '')` };
const GATHERING_MS = 100;
const gathering = new WeakSet<Pool>();

/** Concurrent calls share a PostgreSQL notification, because commits that send a notification wait for each other. */
export function wakeDelivery(): void {
  const pool = connectedPool();
  if (!pool || gathering.has(pool)) return;
  gathering.add(pool);
  setTimeout(() => {
    gathering.delete(pool);
    if (connectedPool() === pool) rows(WAKE, []).catch(() => {});
  }, GATHERING_MS).unref();
}

export function wakeDeliveryAfter(ms: number): void {
  const pool = connectedPool();
  setTimeout(() => {
    if (connectedPool() === pool) wakeDelivery();
  }, ms).unref();
}
