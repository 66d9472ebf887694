import type { ClientBase } from "pg";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { FollowUpEvent, NotificationEvent } from "#core/notify/NotificationEvent.ts";
import { database } from "#db/connect.ts";
import { rows, rowsBy } from "../statement.ts";

/** What delivery is woken by. */
export const WAKING = "notifications";

/** A notification that is due, as delivery takes it. */
export interface Due {
  organizationId: string;
  id: string;
  channel: NotificationChannel;
}

/** A notification being delivered. */
export interface Delivered extends Due {
  event: NotificationEvent | FollowUpEvent;
  eventKey: string;
  recipientId: string | null;
  email: string | null;
  payload: Record<string, unknown>;
  attempts: number;
  createdAt: Date;
}

/** Organisation by organisation, each step by index: one with ten thousand waiting costs no more than one with ten. */
const DUE = {
  name: "notifications-due",
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

/**
 * Notifications that are due, up to `each` of every organisation, the longest waiting first; but those that are `taken`,
 * and those of `paused` channels of organisations, so that what they hold back hides nothing else.
 */
export function findDue(
  now: Date,
  { each, taken, paused }: { each: number; taken: readonly string[]; paused: readonly string[] },
): Promise<Due[]> {
  return rows<Due>(DUE, [now, each, taken, paused]);
}

/** What a channel of an organisation is called among those that are paused. */
export function lineOf({ organizationId, channel }: Pick<Due, "organizationId" | "channel">): string {
  return `${organizationId} ${channel}`;
}

const TAKE = {
  name: "notification-take",
  text: `
    SELECT organization_id AS "organizationId", id, channel, event, event_key AS "eventKey",
      recipient_id AS "recipientId", email, payload, attempts, created_at AS "createdAt"
    FROM notifications WHERE organization_id = $1 AND id = $2 AND status = 'pending' AND next_attempt_at <= $3
    FOR UPDATE SKIP LOCKED`,
};

/** A due notification, locked until the client's transaction ends; undefined when somebody else has it, or had it. */
export async function takeDue(client: ClientBase, due: Due, now: Date): Promise<Delivered | undefined> {
  return (await rowsBy<Delivered>(client, TAKE, [due.organizationId, due.id, now]))[0];
}

const SETTLE = {
  name: "notification-settle",
  text: `UPDATE notifications SET status = $3, attempts = attempts + 1, last_error = NULL, sent_at = $4, sent = $5
    WHERE organization_id = $1 AND id = $2`,
};

/** Notes what became of a notification: gone out, kept to be read, or not needed any more. */
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

/** Forgets what told nobody anything, once it has done its work or can't. */
export async function forget(client: ClientBase, { organizationId, id }: Due): Promise<void> {
  await rowsBy(client, FORGET, [organizationId, id]);
}

const FAIL = {
  name: "notification-fail",
  text: `UPDATE notifications SET status = $3, attempts = attempts + 1, last_error = $4, next_attempt_at = $5
    WHERE organization_id = $1 AND id = $2`,
};

/** Notes that a try failed: to be tried again at `next`; when that is null, never without somebody's doing. */
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
    INSERT INTO notifications (organization_id, id, event, event_key, recipient_id, channel, payload, next_attempt_at, created_at)
    SELECT n.organization_id, $3, n.event, n.event_key, n.recipient_id, 'mail', n.payload, $4, $4
    FROM notifications n JOIN users u ON u.organization_id = n.organization_id AND u.id = n.recipient_id
    WHERE n.organization_id = $1 AND n.id = $2 AND u.notification_choices -> 'mail' IS DISTINCT FROM 'false'::jsonb
    ON CONFLICT DO NOTHING`,
};

/** Has what did not go by its channel go by mail instead, unless it goes by mail already or its recipient wants none. */
export async function fallBackToMail(
  client: ClientBase,
  { organizationId, id }: Due,
  mailId: string,
  now: Date,
): Promise<void> {
  await rowsBy(client, FALL_BACK, [organizationId, id, mailId, now]);
}

const WAKE = { name: "notifications-wake", text: `SELECT pg_notify('${WAKING}', '')` };
const GATHERING_MS = 20;
let gathering = false;

/**
 * Wakes delivery in every process, soon. Of many calls at once one message is made, and outside of their transactions:
 * commits that carry one wait for each other across the whole database. What a crash swallows, delivery finds by itself.
 */
export function wakeDelivery(): void {
  if (gathering) return;
  gathering = true;
  setTimeout(() => {
    gathering = false;
    if (isConnected()) rows(WAKE, []).catch(() => {});
  }, GATHERING_MS).unref();
}

function isConnected(): boolean {
  try {
    return Boolean(database());
  } catch {
    return false;
  }
}
