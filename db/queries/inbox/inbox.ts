import type { Transaction } from "sequelize";
import type { NotificationEvent } from "#core/notify/NotificationEvent.ts";
import type { Delivered } from "../notifications/notifications.ts";
import { row, rows } from "../statement.ts";

export interface Inbox {
  organizationId: string;
  userId: string;
  events: readonly NotificationEvent[];
  since: Date;
  now: Date;
}

export interface InboxRow extends Delivered {
  event: NotificationEvent;
  recipientId: string;
  isRead: boolean;
}

const isShown = (n: string) => `
  ${n}.organization_id = $1 AND ${n}.recipient_id = $2 AND ${n}.event = ANY ($3::text[])
  AND ${n}.event NOT IN ('copy.outdated', 'home.changed') AND ${n}.created_at > $4 AND ${n}.created_at <= $5
  AND (${n}.status <> 'obsolete' OR ${n}.last_error IS NOT NULL)`;
const SHOWN = `${isShown("n")} AND NOT EXISTS (
    SELECT 1 FROM notifications o WHERE o.event_key = n.event_key AND ${isShown("o")}
      AND (o.created_at, o.id) < (n.created_at, n.id))`;
const MARK = `SELECT 1 FROM inbox_reads r
  WHERE r.organization_id = $1 AND r.user_id = $2 AND r.event_key = n.event_key`;

const valuesOf = ({ organizationId, userId, events, since, now }: Inbox) => [
  organizationId,
  userId,
  events,
  since,
  now,
];

const PAGE = {
  name: "inbox-page",
  text: `
    SELECT n.organization_id AS "organizationId", n.id, n.channel, n.event, n.event_key AS "eventKey",
      n.recipient_id AS "recipientId", n.email, n.payload, n.attempts, n.created_at AS "createdAt",
      EXISTS (${MARK}) AS "isRead"
    FROM notifications n
    WHERE ${SHOWN} AND ($6::uuid IS NULL OR (n.created_at, n.id) < (
      SELECT a.created_at, a.id FROM notifications a
      WHERE a.organization_id = $1 AND a.recipient_id = $2 AND a.id = $6))
    ORDER BY n.created_at DESC, n.id DESC LIMIT $7`,
};

export function findInbox(inbox: Inbox, { after, most }: { after?: string | undefined; most: number }) {
  return rows<InboxRow>(PAGE, [...valuesOf(inbox), after ?? null, most]);
}

const UNREAD = {
  name: "inbox-unread",
  text: `
    SELECT count(*)::int AS unread FROM (
      SELECT DISTINCT n.event_key FROM notifications n WHERE ${isShown("n")} AND NOT EXISTS (${MARK}) LIMIT $6) found`,
};

export async function countUnread(inbox: Inbox, most: number): Promise<number> {
  return (await row<{ unread: number }>(UNREAD, [...valuesOf(inbox), most]))?.unread ?? 0;
}

const READ = {
  name: "inbox-read",
  text: `
    INSERT INTO inbox_reads (organization_id, user_id, event_key, read_at)
    SELECT DISTINCT $1::uuid, $2::uuid, n.event_key, $5::timestamptz FROM notifications n
    WHERE ${isShown("n")} AND (n.id = ANY ($6::uuid[]) OR (n.created_at, n.id) <= (
      SELECT a.created_at, a.id FROM notifications a
      WHERE a.organization_id = $1 AND a.recipient_id = $2 AND a.id = $7))
    ON CONFLICT DO NOTHING RETURNING event_key`,
};

export async function markRead(
  inbox: Inbox,
  { ids, through }: { ids: readonly string[]; through: string | null },
  tx: Transaction,
): Promise<number> {
  return (await rows(READ, [...valuesOf(inbox), ids, through], tx)).length;
}

const FORGET = {
  name: "inbox-forget",
  text: `
    WITH read AS (DELETE FROM inbox_reads WHERE read_at <= $1)
    DELETE FROM notifications WHERE channel = 'inbox' AND created_at <= $1`,
};

export async function forgetInbox(until: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [until], tx);
}
