import { isMandatory, isOnlyMailed, type NotificationEvent } from "./NotificationEvent.ts";

export const NOTIFICATION_CHANNELS = ["mail", "slack"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** A person's saved choices; missing ones have defaults. */
export interface ChannelChoices {
  mail?: unknown;
  slack?: unknown;
  reminders?: unknown;
}

/**
 * Returns the channels to use for a person, out of those available (`reachable`). The default is Slack, or mail if
 * Slack isn't available; a person who chooses mail gets both. A channel that is turned off stays off.
 */
export function notificationChannels(
  choices: ChannelChoices,
  reachable: readonly NotificationChannel[],
): NotificationChannel[] {
  const inSlack = reachable.includes("slack") && choices.slack !== false;
  const byMail = reachable.includes("mail") && choices.mail !== false && (!inSlack || choices.mail === true);
  return [...(inSlack ? ["slack" as const] : []), ...(byMail ? ["mail" as const] : [])];
}

/** Returns the channels that may carry an event, before its recipients are known. */
export function channelsFor(event: NotificationEvent, { hasSlack }: { hasSlack: boolean }): NotificationChannel[] {
  return hasSlack && !isOnlyMailed(event) ? ["mail", "slack"] : ["mail"];
}

/**
 * Returns the channels that carry an event to a person. For a mandatory event, a person who turned every channel off
 * gets the default channels.
 */
export function channelsOf(
  event: NotificationEvent,
  choices: ChannelChoices,
  organization: { hasSlack: boolean },
): NotificationChannel[] {
  const available = channelsFor(event, organization);
  const chosen = notificationChannels(choices, available);
  return chosen.length === 0 && isMandatory(event) ? notificationChannels({}, available) : chosen;
}

/** Returns whether a person gets reminders about requests that await their decision; true by default. */
export function wantsReminders({ reminders }: ChannelChoices): boolean {
  return reminders !== false;
}
