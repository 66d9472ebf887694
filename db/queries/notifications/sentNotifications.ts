import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { NotificationEvent } from "#core/notify/NotificationEvent.ts";
import type { NotificationsQuery } from "#core/notify/NotificationsQuery.ts";
import { eachBatch } from "../admin/eachBatch.ts";
import { findPage } from "../admin/findPage.ts";
import { namedPeople } from "../admin/namedPeople.ts";
import { row } from "../statement.ts";
import type { PagedList } from "../admin/PagedList.ts";

export interface NotificationView {
  id: string;
  event: NotificationEvent;
  channel: NotificationChannel;
  recipientName: string | null;
  email: string;
  status: "pending" | "sent" | "kept" | "obsolete" | "failed";
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
  sentAt: Date | null;
  createdAt: Date;
  subject: string | null;
}

/** Security: excludes password resets that would reveal whether an imported address has an account elsewhere. */
export const IS_REVEALED = `(n.event <> 'password.reset'
    OR EXISTS (SELECT 1 FROM passwords p WHERE p.organization_id = n.organization_id AND p.user_id = n.recipient_id)
    OR EXISTS (SELECT 1 FROM identities g
      WHERE g.provider = 'google' AND g.organization_id = n.organization_id AND g.user_id = n.recipient_id))`;

export const IS_LISTED = `n.event NOT IN ('copy.outdated', 'home.changed') AND ${IS_REVEALED}`;

const COLUMNS = `
  n.id, n.event, n.channel, u.name AS "recipientName", coalesce(n.email, u.email) AS email, n.status, n.attempts,
    n.next_attempt_at AS "nextAttemptAt", n.last_error AS "lastError", n.sent_at AS "sentAt", n.created_at AS "createdAt",
    n.sent ->> 'subject' AS subject`;
const RECIPIENT = "LEFT JOIN users u ON u.organization_id = n.organization_id AND u.id = n.recipient_id";

const NOTIFICATIONS: PagedList<NotificationsQuery> = {
  columns: COLUMNS,
  table: "notifications n",
  joins: RECIPIENT,
  where: `n.organization_id = $1 AND ${IS_LISTED}`,
  id: "n.id",
  chosenBy: { alias: "n", except: ["recipientName", "email"] },
  search: (pattern) =>
    `n.recipient_id IN ${namedPeople(pattern)} OR n.email ILIKE ${pattern} OR n.sent ->> 'subject' ILIKE ${pattern}`,
  filters: {
    // The literal condition lets the planner use the index of failed notifications.
    status: (value, status) => `n.status = ${value}${status === "failed" ? " AND n.status = 'failed'" : ""}`,
    event: (value) => `n.event = ${value}`,
    channel: (value) => `n.channel = ${value}`,
  },
  orders: {
    createdAt: "n.created_at",
    event: "n.event",
    channel: "n.channel",
    recipientName: 'u.name COLLATE "en-x-icu"',
    email: "coalesce(n.email, u.email)",
    status: "n.status",
    attempts: "n.attempts",
    nextAttemptAt: "n.next_attempt_at",
    sentAt: "n.sent_at",
  },
  blanksLast: ["recipientName", "sentAt"],
};

export function findNotifications(organizationId: string, query: NotificationsQuery) {
  return findPage<NotificationView, NotificationsQuery>(NOTIFICATIONS, query, [organizationId]);
}

export function allNotifications(organizationId: string, query: NotificationsQuery) {
  return eachBatch<NotificationView, NotificationsQuery>(NOTIFICATIONS, query, [organizationId]);
}

const ONE = {
  name: "notification",
  text: `SELECT ${COLUMNS}, n.sent ->> 'text' AS text, n.sent ->> 'html' AS html FROM notifications n ${RECIPIENT}
    WHERE n.organization_id = $1 AND ${IS_LISTED} AND n.id = $2`,
};

export function findNotification(
  organizationId: string,
  id: string,
): Promise<(NotificationView & { text: string | null; html: string | null }) | undefined> {
  return row(ONE, [organizationId, id]);
}
