import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { NotificationEvent } from "#core/notify/NotificationEvent.ts";
import { row, rows } from "./statement.ts";

/** A notification as the console shows it. */
export interface NotificationView {
  id: string;
  event: NotificationEvent;
  channel: NotificationChannel;
  recipientName: string | null;
  /** Where it goes: the address that is set on it, else the recipient's own. */
  email: string;
  status: "pending" | "sent" | "kept" | "obsolete" | "failed";
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
  sentAt: Date | null;
  createdAt: Date;
  subject: string | null;
}

const VIEW = `
  SELECT n.id, n.event, n.channel, u.name AS "recipientName", coalesce(n.email, u.email) AS email, n.status, n.attempts,
    n.next_attempt_at AS "nextAttemptAt", n.last_error AS "lastError", n.sent_at AS "sentAt", n.created_at AS "createdAt",
    n.sent ->> 'subject' AS subject`;
const FROM = `
  FROM notifications n LEFT JOIN users u ON u.organization_id = n.organization_id AND u.id = n.recipient_id
  WHERE n.organization_id = $1`;

const LIST = {
  name: "notifications-list",
  text: `${VIEW} ${FROM} AND ($2::text IS NULL OR n.status = $2) ORDER BY n.id DESC OFFSET $3 LIMIT $4`,
};
const COUNT = {
  name: "notifications-count",
  text: `SELECT count(*)::int AS count FROM notifications n
    WHERE n.organization_id = $1 AND ($2::text IS NULL OR n.status = $2)`,
};

/** The notifications of an organisation, newest first, `status` only where it is given, and how many there are in all. */
export async function findNotifications(
  organizationId: string,
  { status, from, count }: { status: NotificationView["status"] | null; from: number; count: number },
): Promise<{ rows: NotificationView[]; total: number }> {
  const found = await rows<NotificationView>(LIST, [organizationId, status, from, count]);
  const total = (await row<{ count: number }>(COUNT, [organizationId, status]))?.count ?? 0;
  return { rows: found, total };
}

const ONE = {
  name: "notification",
  text: `${VIEW}, n.sent ->> 'text' AS text, n.sent ->> 'html' AS html ${FROM} AND n.id = $2`,
};

/** One notification, with what it says where it was only kept. */
export function findNotification(
  organizationId: string,
  id: string,
): Promise<(NotificationView & { text: string | null; html: string | null }) | undefined> {
  return row(ONE, [organizationId, id]);
}
