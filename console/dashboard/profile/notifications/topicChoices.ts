import { TOPIC_CHOICES, type TopicChoice } from "#core/preferences/NotificationChoices.ts";
import type { SendingChannel } from "#core/notify/notificationChannels.ts";

export const TOPIC_CHOICE_LABELS: Record<TopicChoice, string> = {
  slack: "Slack",
  mail: "Email",
  both: "Slack and email",
  inbox: "Inbox only",
};

export function topicChoices(available: readonly SendingChannel[]): TopicChoice[] {
  return TOPIC_CHOICES.filter((choice) => topicChoiceOf(choice, available) === choice);
}

export function topicChoiceOf(chosen: TopicChoice, available: readonly SendingChannel[]): TopicChoice {
  const reached = available.filter((channel) => chosen === channel || chosen === "both");
  return reached.length > 1 ? "both" : (reached[0] ?? "inbox");
}
