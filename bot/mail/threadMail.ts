import { leaveText } from "#core/leave/leaveText.ts";
import { requestAmount } from "#core/leave/requestAmount.ts";
import { messageTitle, threadPath } from "#core/requests/messages/messageTitle.ts";
import { datesInWords } from "#core/requests/requestWords.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

export function threadMail(body: BodyOf<"request.message">, { appUrl }: MailLinks): MailContent {
  const { about, text, byName, requesterName, isOwn } = body;
  const { id, typeName, startDate, endDate } = about;
  const title = messageTitle({ byName, leave: leaveText(typeName), isOwn });
  return {
    subject: `${title}, ${formatSpan(startDate, endDate)}`,
    title,
    lead: "",
    facts: [
      ...(isOwn ? [] : [["Employee", requesterName] as const]),
      ["Type", typeName],
      ["Dates", datesInWords(about)],
      ["Amount", requestAmount(about)],
    ],
    quote: { label: isOwn ? "Question" : "Message", text },
    actions: [{ label: "Answer", href: `${appUrl}${threadPath(id, isOwn)}`, tone: "main" }],
    note: "Please answer in Awayday. Replies to this email aren't read.",
  };
}
