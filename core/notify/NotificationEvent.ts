/**
 * `always` uses the default channels if no chosen channel is available. `alwaysMail` is email that can't be turned off.
 */
const ROUTES = {
  "request.submitted": "chosen",
  "request.edited": "mail",
  "request.reminded": "chosen",
  "request.escalated": "chosen",
  "request.approved": "chosen",
  "request.rejected": "chosen",
  "request.cancelled": "chosen",
  "request.recosted": "chosen",
  "request.entered": "chosen",
  "request.message": "chosen",
  "delegation.changed": "chosen",
  "requests.moved": "chosen",
  "balance.adjusted": "chosen",
  "balance.settled": "chosen",
  "leave.expiring": "chosen",
  "block.missing": "chosen",
  "invitation.sent": "alwaysMail",
  "slack.disconnected": "mail",
  "digest.failed": "chosen",
  "webhook.stopped": "always",
  "calendar.stopped": "always",
  "password.reset": "alwaysMail",
  "person.added": "alwaysMail",
  "ownership.transferred": "chosen",
  "admin.added": "always",
  "ownLeave.raised": "always",
  "secondFactor.changed": "alwaysMail",
  "account.changed": "alwaysMail",
  "email.change": "alwaysMail",
  "email.changed": "alwaysMail",
  "leaver.settled": "alwaysMail",
  "organization.confirm": "alwaysMail",
} as const;

type Routes = typeof ROUTES;
export type NotificationEvent = keyof Routes;

export type MailedEvent = {
  [Event in NotificationEvent]: Routes[Event] extends "alwaysMail" ? Event : never;
}[NotificationEvent];
export type AnnouncedEvent = Exclude<NotificationEvent, MailedEvent>;

export const NOTIFICATION_EVENTS = Object.keys(ROUTES) as [NotificationEvent, ...NotificationEvent[]];

export function isMandatory(event: NotificationEvent): boolean {
  return ROUTES[event] === "alwaysMail" || ROUTES[event] === "always";
}

export function isOnlyMailed(event: NotificationEvent): boolean {
  return ROUTES[event] === "mail" || ROUTES[event] === "alwaysMail";
}

const FOLLOW_UPS = ["copy.outdated", "home.changed"] as const;

export type FollowUpEvent = (typeof FOLLOW_UPS)[number];

const WAITING = ["request.submitted", "request.edited", "request.reminded", "request.escalated"] as const;
const OF_REQUESTS = [
  "request.approved",
  "request.rejected",
  "request.cancelled",
  "request.recosted",
  "request.entered",
] as const;

export type WaitingEvent = (typeof WAITING)[number];

export type EventOfRequest = (typeof OF_REQUESTS)[number];

export function isFollowUp(event: NotificationEvent | FollowUpEvent): event is FollowUpEvent {
  return FOLLOW_UPS.some((one) => one === event);
}

export function asksForDecision(event: NotificationEvent): event is WaitingEvent {
  return WAITING.some((one) => one === event);
}

export function concernsRequest(event: NotificationEvent): event is EventOfRequest {
  return OF_REQUESTS.some((one) => one === event);
}
