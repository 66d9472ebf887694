import type { NotificationChoices, Topic, TopicChoice } from "#core/preferences/NotificationChoices.ts";
import { isMandatory, isOnlyMailed, type NotificationEvent } from "./NotificationEvent.ts";

export const NOTIFICATION_CHANNELS = ["mail", "slack", "inbox"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export type SendingChannel = Exclude<NotificationChannel, "inbox">;

type ChannelChoices = Pick<NotificationChoices, SendingChannel>;

const OF_TOPIC: Record<TopicChoice, Required<ChannelChoices>> = {
  slack: { slack: true, mail: false },
  mail: { slack: false, mail: true },
  both: { slack: true, mail: true },
  inbox: { slack: false, mail: false },
};

export function notificationChannels(choices: ChannelChoices, reachable: readonly SendingChannel[]): SendingChannel[] {
  const inSlack = reachable.includes("slack") && choices.slack !== false;
  const byMail = reachable.includes("mail") && choices.mail !== false && (!inSlack || choices.mail === true);
  return [...(inSlack ? ["slack" as const] : []), ...(byMail ? ["mail" as const] : [])];
}

export function channelsFor(event: NotificationEvent, { hasSlack }: { hasSlack: boolean }): SendingChannel[] {
  return hasSlack && !isOnlyMailed(event) ? ["mail", "slack"] : ["mail"];
}

export function channelsOf(
  event: NotificationEvent,
  choices: NotificationChoices,
  organization: { hasSlack: boolean },
): NotificationChannel[] {
  const available = channelsFor(event, organization);
  const topic = topicOf(event);
  const ofTopic = topic && choices.topics?.[topic];
  const chosen = notificationChannels(ofTopic ? OF_TOPIC[ofTopic] : choices, available);
  if (chosen.length > 0) return chosen;
  return isMandatory(event) ? notificationChannels({}, available) : ["inbox"];
}

export function wantsReminders({ reminders }: NotificationChoices): boolean {
  return reminders !== false;
}

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

export function topicOf(event: NotificationEvent): Topic | undefined {
  return TOPIC_OF[event];
}
