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

/** Whether somebody wants to be reminded of what waits for them: yes, unless they said no. */
export function wantsReminders({ reminders }: ChannelChoices): boolean {
  return reminders !== false;
}
