import type { BodyOf } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";
import type { FactorChange } from "#core/notify/AccountChange.ts";

const WORDS: Record<FactorChange, { title: string; lead: string }> = {
  on: {
    title: "Two-factor authentication was turned on",
    lead: "Signing in to Awayday now also requires a code from your authenticator app.",
  },
  changed: {
    title: "Your two-factor authentication was changed",
    lead: "Signing in to Awayday now requires a code from your new authenticator app. The old app and the old recovery codes no longer work.",
  },
  off: {
    title: "Your two-factor authentication was turned off",
    lead: "Signing in to Awayday no longer requires a code.",
  },
  reset: {
    title: "Your two-factor authentication was reset",
    lead: "Your authenticator app and your recovery codes no longer work, you were signed out everywhere, and your API keys, calendar links, and connected calendars no longer work.",
  },
  newCodes: {
    title: "You have new recovery codes",
    lead: "Your previous recovery codes no longer work.",
  },
  codeUsed: {
    title: "A recovery code was used to sign in",
    lead: "That code no longer works. You can create new codes in your Profile Settings.",
  },
};

export function factorMail({ change, byName }: BodyOf<"secondFactor.changed">, { appUrl }: MailLinks): MailContent {
  const { title, lead } = WORDS[change];
  return {
    subject: title,
    title,
    lead:
      change === "reset"
        ? `${byName ?? "The server administrator"} reset your two-factor authentication. ${lead}`
        : lead,
    facts: [],
    actions: [{ label: "Open Awayday", href: `${appUrl}/dashboard`, tone: "main" }],
    note:
      change === "reset"
        ? `If you didn't ask for this, tell ${byName ? "another" : "an"} Admin or Owner right away. If you have a password, change it.`
        : "If this wasn't you, tell an Admin right away. If you have a password, change it.",
  };
}
