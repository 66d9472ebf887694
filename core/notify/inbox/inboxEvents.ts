import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import { NOTIFICATION_EVENTS, type NotificationEvent } from "../NotificationEvent.ts";

const OUTSIDE: readonly NotificationEvent[] = [
  "invitation.sent",
  "password.reset",
  "person.added",
  "email.change",
  "leaver.settled",
  "organization.confirm",
];

const FOR_ADMINS: readonly NotificationEvent[] = [
  "slack.disconnected",
  "digest.failed",
  "webhook.stopped",
  "admin.added",
  "ownLeave.raised",
];

export function isAdminNews(event: NotificationEvent): boolean {
  return FOR_ADMINS.includes(event);
}

export function inboxEvents(role: Role): NotificationEvent[] {
  const hidden = isAtLeast(role, "Admin") ? OUTSIDE : [...OUTSIDE, ...FOR_ADMINS];
  return NOTIFICATION_EVENTS.filter((event) => !hidden.includes(event));
}
