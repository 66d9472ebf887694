/** Everything that somebody hears of. */
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
  "leave.lapsing",
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

/** The name of an event. */
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** What brings up to date that Slack showed before; nobody is told of it. */
const FOLLOW_UPS = ["copy.outdated", "home.changed"] as const;

/** Something that Slack showed and that is not true any more: a copy of a request, or somebody's Home tab. */
export type FollowUpEvent = (typeof FOLLOW_UPS)[number];

const WAITING = ["request.submitted", "request.reminded", "request.escalated"] as const;
const OF_REQUESTS = [
  "request.approved",
  "request.rejected",
  "request.cancelled",
  "request.recosted",
  "request.entered",
] as const;

/** An event that asks for a decision. */
export type WaitingEvent = (typeof WAITING)[number];

/** An event that tells what became of a request. */
export type EventOfRequest = (typeof OF_REQUESTS)[number];

/** Whether an event is no news to anybody, but brings up to date what was shown before. */
export function isFollowUp(event: NotificationEvent | FollowUpEvent): event is FollowUpEvent {
  return FOLLOW_UPS.some((one) => one === event);
}

/** Whether an event asks for a decision, so that its message carries what is needed to decide. */
export function asksForDecision(event: NotificationEvent): event is WaitingEvent {
  return WAITING.some((one) => one === event);
}

/** Whether an event tells what became of a request. */
export function tellsOfRequest(event: NotificationEvent): event is EventOfRequest {
  return OF_REQUESTS.some((one) => one === event);
}
