export const WEBHOOK_EVENTS = {
  "request.submitted": "Request submitted",
  "request.changed": "Request changed",
  "request.approved": "Request approved",
  "request.rejected": "Request rejected",
  "request.cancelled": "Request canceled",
  "request.recosted": "Request recalculated",
  "balance.changed": "Balance changed",
  "person.added": "Person added",
  "person.changed": "Person changed",
  "person.deactivated": "Person deactivated",
  "policy.changed": "Policy changed",
  "closure.added": "Closure added",
  "closure.deleted": "Closure deleted",
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** A test message. Endpoints can't subscribe to this event. */
export const PING = "ping";

export type SentEvent = WebhookEvent | typeof PING;
