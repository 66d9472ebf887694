import type { NotificationChoices } from "../session/sessionCalls.ts";

/** The ways to be told between which one chooses, and what of one's choices makes up each; null is none. */
export const CHANNEL_CHOICES = [
  {
    name: "default",
    label: "Slack if I'm found there, otherwise email (default)",
    choices: { slack: null, mail: null },
  },
  { name: "both", label: "Slack and email", choices: { slack: true, mail: true } },
  { name: "slack", label: "Slack only", choices: { slack: true, mail: false } },
  { name: "mail", label: "Email only", choices: { slack: false, mail: true } },
  { name: "none", label: "Off", choices: { slack: false, mail: false } },
] as const;

/** Which of the ways somebody's choices come to. */
export function channelChoiceOf({ slack, mail }: NotificationChoices): (typeof CHANNEL_CHOICES)[number] {
  const [byDefault, both, inSlack, byMail, none] = CHANNEL_CHOICES;
  if (slack === false) return mail === false ? none : byMail;
  if (mail === false) return inSlack;
  return mail === true ? both : byDefault;
}
