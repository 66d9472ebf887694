import { MOVED_LEAD, movedSubject, movedWords } from "#core/notify/movedText.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

const MAX_LISTED = 20;

/** Returns the email about requests that now wait for another approver. */
export function movedMail({ moved }: BodyOf<"requests.moved">, { appUrl }: MailLinks): MailContent {
  const subject = movedSubject(moved);
  const more = moved.length - MAX_LISTED;
  return {
    subject,
    title: subject,
    lead: MOVED_LEAD,
    facts: [
      ...moved.slice(0, MAX_LISTED).map((one) => [one.personName, movedWords(one)] as const),
      ...(more > 0 ? [["And", `${more} more`] as const] : []),
    ],
    actions: [{ label: "Open Approvals", href: `${appUrl}/approvals`, tone: "main" }],
  };
}
