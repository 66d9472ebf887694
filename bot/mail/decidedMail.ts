import { formatSpan } from "#core/calendar/dates.ts";
import { datesInWords, daysInWords } from "#core/requests/requestWords.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

/** What became of a request. */
export function decidedMail(body: Extract<MessageBody, { personName: string }>, { appUrl }: MailLinks): MailContent {
  const { event, request, isOwn, personName, byName } = body;
  const whose = isOwn ? "Your" : `${personName}'s`;
  const done = event.slice("request.".length);
  const when = formatSpan(request.startDate, request.endDate);
  const isRecosted = event === "request.recosted";
  return {
    subject: isRecosted
      ? `${whose} ${request.type} leave, ${when}, now takes ${daysInWords(request.minutes)}`
      : `${whose} ${request.type} leave, ${when}, was ${done}`,
    title: isRecosted ? `${whose} time off was counted anew` : `${whose} request was ${done}`,
    lead: isRecosted
      ? "A holiday, the office or its rules have changed, and with it what these days cost."
      : byName
        ? `${byName} ${done} it.`
        : "",
    facts: [
      ["Type", request.type.slice(0, 1).toUpperCase() + request.type.slice(1)],
      ["Dates", datesInWords(request)],
      [isRecosted ? "Working days now" : "Working days", daysInWords(request.minutes)],
    ],
    quote: request.rejectionReason && !isRecosted ? { label: "Reason", text: request.rejectionReason } : undefined,
    actions: [
      isOwn
        ? { label: "My Requests", href: `${appUrl}/requests`, tone: "main" }
        : { label: "Team Calendar", href: `${appUrl}/dashboard`, tone: "main" },
    ],
  };
}
