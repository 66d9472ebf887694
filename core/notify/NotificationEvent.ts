/** Everything that somebody hears of. */
export const NOTIFICATION_EVENTS = [
  "request.submitted",
  "request.reminded",
  "request.escalated",
  "request.approved",
  "request.rejected",
  "request.cancelled",
  "request.recosted",
  "balance.adjusted",
  "leave.lapsing",
  "invitation.sent",
  "slack.disconnected",
  "password.reset",
] as const;

/** The name of an event. */
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

const WAITING = ["request.submitted", "request.reminded", "request.escalated"] as const;
const OF_REQUESTS = ["request.approved", "request.rejected", "request.cancelled", "request.recosted"] as const;

/** An event that asks for a decision. */
export type WaitingEvent = (typeof WAITING)[number];

/** An event that tells what became of a request. */
export type EventOfRequest = (typeof OF_REQUESTS)[number];

/** Whether an event asks for a decision, so that its message carries what is needed to decide. */
export function asksForDecision(event: NotificationEvent): event is WaitingEvent {
  return WAITING.some((one) => one === event);
}

/** Whether an event tells what became of a request. */
export function tellsOfRequest(event: NotificationEvent): event is EventOfRequest {
  return OF_REQUESTS.some((one) => one === event);
}
