import { figure } from "#core/figure.ts";
import { MOVED_LEAD, movedSubject, movedWords } from "#core/notify/requestNews/movedText.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";

export function movedMail({ moved, more }: BodyOf<"requests.moved">): MailContent {
  const subject = movedSubject(moved, more);
  return {
    subject,
    title: subject,
    lead: MOVED_LEAD,
    facts: [
      ...moved.map((one) => [one.personName, movedWords(one)] as const),
      ...(more > 0 ? [["And", `${figure(more)} more`] as const] : []),
    ],
    actions: [],
  };
}
