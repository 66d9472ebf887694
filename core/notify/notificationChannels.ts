import type { NotificationEvent } from "./NotificationEvent.ts";

/** The ways by which somebody can be told. */
export const NOTIFICATION_CHANNELS = ["mail", "slack"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** What somebody chose, as far as they chose. */
export interface ChannelChoices {
  mail?: unknown;
  slack?: unknown;
  reminders?: unknown;
}

/**
 * By which channels somebody is told, of those that reach them. Without a choice it is Slack where they can be found
 * there, else mail; mail as well for who asked for both. What is off stays off.
 */
export function notificationChannels(
  choices: ChannelChoices,
  reachable: readonly NotificationChannel[],
): NotificationChannel[] {
  const inSlack = reachable.includes("slack") && choices.slack !== false;
  const byMail = reachable.includes("mail") && choices.mail !== false && (!inSlack || choices.mail === true);
  return [...(inSlack ? ["slack" as const] : []), ...(byMail ? ["mail" as const] : [])];
}

/** Whom they are about may not be in Slack, or not any more. */
const BY_MAIL_ONLY: readonly NotificationEvent[] = [
  "invitation.sent",
  "password.reset",
  "person.added",
  "slack.disconnected",
  "secondFactor.changed",
  "account.changed",
  "email.change",
  "email.changed",
  "organization.confirm",
];

/** The channels by which people can be told of an event, as far as anybody knows before it is sent. */
export function channelsFor(event: NotificationEvent, { hasSlack }: { hasSlack: boolean }): NotificationChannel[] {
  return hasSlack && !BY_MAIL_ONLY.includes(event) ? ["mail", "slack"] : ["mail"];
}

/** Whether somebody wants to be reminded of what waits for them: yes, unless they said no. */
export function wantsReminders({ reminders }: ChannelChoices): boolean {
  return reminders !== false;
}
