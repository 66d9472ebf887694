import type { BodyOf, Message } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

export function emailChangeMail({ recipient: { email } }: Message, { confirmEmail }: MailLinks): MailContent {
  return {
    subject: "Confirm your new email for Awayday",
    title: "Confirm your new email",
    lead: `Confirm that you want to sign in to Awayday with ${email}. If you didn't ask for this, ignore this email.`,
    facts: [],
    actions: confirmEmail ? [{ label: "Confirm Email", href: confirmEmail, tone: "main" }] : [],
    note: "The link can be used only once and expires in 24 hours. Until you confirm, your current email stays in use.",
  };
}

/** Omits the new address, because the old mailbox may belong to another person. */
export function emailChangedMail({ byName }: BodyOf<"email.changed">, { recipient: { email } }: Message): MailContent {
  return {
    subject: "Your email for Awayday was changed",
    title: "Your email was changed",
    lead: byName
      ? `${byName} changed the email for your account. You can no longer sign in with ${email}.`
      : `The email for your account was changed. You can no longer sign in with ${email}.`,
    facts: [],
    actions: [],
    note: "Links in earlier emails no longer work. If you didn't expect this, tell an Admin in your organization right away.",
  };
}
