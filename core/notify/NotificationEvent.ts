/** The events that people are notified of. */
export const NOTIFICATION_EVENTS = [
  "request.submitted",
  "request.reminded",
  "request.escalated",
  "request.approved",
  "request.rejected",
  "request.cancelled",
  "request.recosted",
  "request.entered",
  "balance.adjusted",
  "leave.expiring",
  "invitation.sent",
  "slack.disconnected",
  "digest.failed",
  "password.reset",
  "person.added",
  "ownership.transferred",
  "secondFactor.changed",
  "account.changed",
  "email.change",
  "email.changed",
  "organization.confirm",
] as const;

export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** Events that only update Slack messages and Home tabs; nobody is notified of them. */
const FOLLOW_UPS = ["copy.outdated", "home.changed"] as const;

/** An event that makes a Slack view outdated: a copy of a request, or a person's Home tab. */
export type FollowUpEvent = (typeof FOLLOW_UPS)[number];

const WAITING = ["request.submitted", "request.reminded", "request.escalated"] as const;
const OF_REQUESTS = [
  "request.approved",
  "request.rejected",
  "request.cancelled",
  "request.recosted",
  "request.entered",
] as const;

/** An event that requires a decision. */
export type WaitingEvent = (typeof WAITING)[number];

/**
 * An event that reports what happened to a request: a decision, a cancellation, a new cost, or its entry by an Admin or
 * Owner.
 */
export type EventOfRequest = (typeof OF_REQUESTS)[number];

/** Returns whether an event only updates Slack views and notifies nobody. */
export function isFollowUp(event: NotificationEvent | FollowUpEvent): event is FollowUpEvent {
  return FOLLOW_UPS.some((one) => one === event);
}

/** Returns whether an event requires a decision, so that its message includes the facts for it. */
export function asksForDecision(event: NotificationEvent): event is WaitingEvent {
  return WAITING.some((one) => one === event);
}

/** Returns whether an event reports what happened to a request. */
export function concernsRequest(event: NotificationEvent): event is EventOfRequest {
  return OF_REQUESTS.some((one) => one === event);
}
