import { formatLongDate } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { BodyOf, Message } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

/** Security: the address may belong to another person, so the email contains nothing else that the Owner entered. */
export function confirmationMail(
  { expiresAt }: BodyOf<"organization.confirm">,
  { recipient: { email, zone } }: Message,
  { confirmOrganization }: MailLinks,
): MailContent {
  return {
    subject: "Confirm your email for Awayday",
    title: "Confirm your email",
    lead: `An organization was created on Awayday with ${email}. If that wasn't you, ignore this email.`,
    facts: [["The link works until", formatLongDate(todayIn(zone, expiresAt))]],
    actions: confirmOrganization ? [{ label: "Confirm Email", href: confirmOrganization, tone: "main" }] : [],
    note: "The link can be used only once. Until you confirm, you can add at most 5 people, you can't change other people's email addresses, and emails leave out notes, messages, and reasons.",
  };
}
