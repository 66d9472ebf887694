import type { NotificationChoices } from "#core/preferences/NotificationChoices.ts";

/** Null removes a choice. */
export const CHANNEL_CHOICES = [
  {
    name: "default",
    label: "Slack if available, otherwise email (default)",
    choices: { slack: null, mail: null },
  },
  { name: "both", label: "Slack and email", choices: { slack: true, mail: true } },
  { name: "slack", label: "Slack only", choices: { slack: true, mail: false } },
  { name: "mail", label: "Email only", choices: { slack: false, mail: true } },
  { name: "none", label: "Inbox only", choices: { slack: false, mail: false } },
] as const;

export function channelChoiceOf({ slack, mail }: NotificationChoices): (typeof CHANNEL_CHOICES)[number] {
  const [byDefault, both, inSlack, byMail, none] = CHANNEL_CHOICES;
  if (slack === false) return mail === false ? none : byMail;
  if (mail === false) return inSlack;
  return mail === true ? both : byDefault;
}
