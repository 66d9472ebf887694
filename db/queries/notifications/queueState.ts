import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import { row, rows } from "../statement.ts";
import { HELD } from "./heldNotifications.ts";
import { IS_REVEALED } from "./sentNotifications.ts";

export interface Waiting {
  due: number;
  oldestSeconds: number;
}

interface QueueState extends Waiting {
  channel: NotificationChannel;
}

const DUE = {
  name: "queue-due",
  text: `
    SELECT channel, count(*)::int AS due, extract(epoch FROM $1::timestamptz - min(next_attempt_at))::float8 AS "oldestSeconds"
    FROM notifications n WHERE status = 'pending' AND next_attempt_at <= $1
      AND ($2::uuid IS NULL OR (organization_id = $2 AND ${IS_REVEALED})) GROUP BY channel`,
};

export function findQueueState(now: Date, organizationId?: string): Promise<QueueState[]> {
  return rows<QueueState>(DUE, [now, organizationId ?? null]);
}

const HELD_COUNT = {
  name: "queue-held",
  text: `SELECT sum(count)::int AS count FROM (
      SELECT count(*) FROM notifications n WHERE status = 'pending' AND next_attempt_at = ${HELD}
        AND ($1::uuid IS NULL OR (organization_id = $1 AND ${IS_REVEALED}))
      UNION ALL
      SELECT count(*) FROM webhook_messages WHERE status = 'pending' AND next_attempt_at = ${HELD}
        AND ($1::uuid IS NULL OR organization_id = $1)) held`,
};

export async function countHeld(organizationId?: string): Promise<number> {
  return (await row<{ count: number }>(HELD_COUNT, [organizationId ?? null]))?.count ?? 0;
}

const NONE: Waiting = { due: 0, oldestSeconds: 0 };

const WEBHOOKS_DUE = {
  name: "queue-webhooks-due",
  text: `
    SELECT count(*)::int AS due, coalesce(extract(epoch FROM $1::timestamptz - min(m.next_attempt_at)), 0)::float8 AS "oldestSeconds"
    FROM webhook_messages m
    JOIN webhook_endpoints e ON e.organization_id = m.organization_id AND e.id = m.endpoint_id AND e.is_on
    WHERE m.status = 'pending' AND m.next_attempt_at <= $1 AND (e.paused_until IS NULL OR e.paused_until <= $1)
      AND ($2::uuid IS NULL OR m.organization_id = $2)`,
};

export async function findWebhookQueueState(now: Date, organizationId?: string): Promise<Waiting> {
  return (await row<Waiting>(WEBHOOKS_DUE, [now, organizationId ?? null])) ?? NONE;
}

const CALENDARS_DUE = {
  name: "queue-calendars-due",
  text: `
    SELECT count(*)::int AS due, coalesce(extract(epoch FROM $1::timestamptz - min(due_at)), 0)::float8 AS "oldestSeconds"
    FROM calendar_connections
    WHERE state <> 'broken' AND due_at <= $1 AND ($2::uuid IS NULL OR organization_id = $2)`,
};

export async function findCalendarQueueState(now: Date, organizationId?: string): Promise<Waiting> {
  return (await row<Waiting>(CALENDARS_DUE, [now, organizationId ?? null])) ?? NONE;
}
