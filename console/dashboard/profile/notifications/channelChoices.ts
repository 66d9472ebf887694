import type { NotificationChoices } from "#core/preferences/NotificationChoices.ts";
import { notificationChannels, type SendingChannel } from "#core/notify/notificationChannels.ts";

export interface ChannelChoice {
  name: "default" | "both" | "slack" | "mail" | "none";
  label: string;
  choices: { slack: boolean | null; mail: boolean | null };
}

const BY_DEFAULT = { name: "default", choices: { slack: null, mail: null } } as const;
const BOTH = { name: "both", label: "Slack and email", choices: { slack: true, mail: true } } as const;
const IN_SLACK = { name: "slack", label: "Slack only", choices: { slack: true, mail: false } } as const;
const BY_MAIL = { name: "mail", label: "Email only", choices: { slack: false, mail: true } } as const;
const NONE = { name: "none", label: "Inbox only", choices: { slack: false, mail: false } } as const;

const ONLY = { slack: "Slack if available (default)", mail: "Email (default)" } as const;

export function channelChoices(available: readonly SendingChannel[]): ChannelChoice[] {
  const [channel, ...others] = available;
  if (channel === undefined) return [];
  if (others.length === 0) return [{ ...BY_DEFAULT, label: ONLY[channel] }, NONE];
  const byDefault = { ...BY_DEFAULT, label: "Slack if available, otherwise email (default)" };
  return [byDefault, BOTH, IN_SLACK, BY_MAIL, NONE];
}

export function channelChoiceOf(
  chosen: NotificationChoices,
  available: readonly SendingChannel[],
): ChannelChoice["name"] {
  if (available.length < 2) return notificationChannels(chosen, available).length > 0 ? "default" : "none";
  if (chosen.slack === false) return chosen.mail === false ? "none" : "mail";
  if (chosen.mail === false) return "slack";
  return chosen.mail === true ? "both" : "default";
}
