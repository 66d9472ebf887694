import type { NotificationAnswer } from "#core/api/admin/NotificationAnswer.ts";
import { shownAddress } from "#core/people/erasure.ts";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { NotificationEvent } from "#core/notify/NotificationEvent.ts";

export const EVENT_LABELS: Record<NotificationEvent, string> = {
  "request.submitted": "Request submitted",
  "request.reminded": "Approval reminder",
  "request.escalated": "Request escalated",
  "request.approved": "Request approved",
  "request.rejected": "Request rejected",
  "request.cancelled": "Request canceled",
  "request.edited": "Request edited",
  "request.recosted": "Request recalculated",
  "requests.moved": "Requests moved to another approver",
  "delegation.changed": "Delegation changed",
  "request.entered": "Time off recorded for a person",
  "request.message": "Message about a request",
  "balance.adjusted": "Balance adjusted",
  "balance.settled": "Balances settled",
  "leave.expiring": "Time off expiring soon",
  "block.missing": "Consecutive time off not booked",
  "invitation.sent": "Invitation sent",
  "slack.disconnected": "Slack disconnected",
  "digest.failed": "Morning message failed",
  "webhook.stopped": "Webhook turned off",
  "calendar.stopped": "Connected calendar stopped",
  "password.reset": "Password reset",
  "person.added": "Person added",
  "ownership.transferred": "Ownership transferred",
  "admin.added": "Admin or Owner added",
  "ownLeave.raised": "Admin or Owner increased their own leave",
  "secondFactor.changed": "Two-factor authentication changed",
  "account.changed": "Account changed",
  "email.change": "Email change requested",
  "email.changed": "Email changed",
  "leaver.settled": "Balances settled (deactivated person)",
  "organization.confirm": "Organization confirmation",
};

export const STATUS_LABELS: Record<NotificationAnswer["status"], string> = {
  pending: "Pending",
  sent: "Sent",
  kept: "Stored",
  obsolete: "No longer needed",
  failed: "Failed",
};

export const CHANNEL_LABELS: Record<NotificationChannel, string> = {
  mail: "Email",
  slack: "Slack",
  inbox: "Inbox only",
};

type Titled = Pick<NotificationAnswer, "event" | "recipientName" | "email">;

export function notificationTitle({ event, recipientName, email }: Titled): string {
  return `${EVENT_LABELS[event]}: ${recipientName ?? shownAddress(email)}`;
}
