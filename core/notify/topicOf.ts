import type { Topic } from "#core/preferences/NotificationChoices.ts";
import type { NotificationEvent } from "./NotificationEvent.ts";

const TOPIC_OF: Partial<Record<NotificationEvent, Topic>> = {
  "request.submitted": "requests",
  "request.edited": "requests",
  "request.reminded": "requests",
  "request.escalated": "requests",
  "requests.moved": "moved",
  "request.approved": "decisions",
  "request.rejected": "decisions",
  "request.cancelled": "decisions",
  "request.recosted": "amounts",
  "request.entered": "entered",
  "request.message": "messages",
  "balance.adjusted": "balances",
  "balance.settled": "balances",
  "leave.expiring": "expiring",
  "block.missing": "expiring",
  "delegation.changed": "delegates",
  "slack.disconnected": "slack",
  "digest.failed": "slack",
  "ownership.transferred": "ownership",
};

/** Returns the subject of an event for which people can choose channels; undefined for events that can't be turned off. */
export function topicOf(event: NotificationEvent): Topic | undefined {
  return TOPIC_OF[event];
}
