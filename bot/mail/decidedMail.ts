import { capitalized } from "#core/capitalized.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { datesInWords, daysInWords, statusAsVerb } from "#core/requests/requestWords.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

type AboutRequest = Extract<MessageBody, { personName: string }>;

/** Returns the email about a request that was decided, canceled, recalculated, or entered for its person. */
export function decidedMail(body: AboutRequest, { appUrl }: MailLinks): MailContent {
  const { event, request, others = [], isOwn } = body;
  const isRecosted = event === "request.recosted";
  return {
    ...wordsOf(body),
    facts: [request, ...others].flatMap((one): MailContent["facts"] => [
      ["Type", capitalized(one.type)],
      ["Dates", datesInWords(one)],
      [isRecosted ? "Working days now" : "Working days", daysInWords(one.minutes)],
    ]),
    quote: request.rejectionReason && !isRecosted ? { label: "Reason", text: request.rejectionReason } : undefined,
    actions: [
      isOwn
        ? { label: "My Requests", href: `${appUrl}/requests`, tone: "main" }
        : { label: "Team Calendar", href: `${appUrl}/dashboard`, tone: "main" },
    ],
  };
}

function wordsOf(body: AboutRequest): Pick<MailContent, "subject" | "title" | "lead"> {
  const { event, request, others = [], isOwn, personName, byName } = body;
  const { type, startDate, endDate, minutes } = request;
  const whose = isOwn ? "Your" : `${personName}'s`;
  const when = formatSpan(startDate, endDate);
  if (event === "request.recosted") {
    if (others.length > 0) {
      return {
        subject: `${whose} time off was recalculated: ${others.length + 1} requests`,
        title: `${whose} time off was recalculated`,
        lead: "A holiday, the office, or its policy changed, so this time off now costs a different number of days.",
      };
    }
    return {
      subject: `${whose} ${type} leave, ${when}, now costs ${daysInWords(minutes)}`,
      title: `${whose} time off was recalculated`,
      lead: "A holiday, the office, or its policy changed, so this time off now costs a different number of days.",
    };
  }
  if (event === "request.entered") {
    const by = byName ?? "An Admin";
    return {
      subject: `${by} requested ${type} leave for you, ${when}`,
      title: "Time off was requested for you",
      lead: `${by} submitted this request on your behalf. We'll let you know when it's decided.`,
    };
  }
  const done = statusAsVerb(event.slice("request.".length));
  return {
    subject: `${whose} ${type} leave, ${when}, was ${done}`,
    title: `${whose} request was ${done}`,
    lead: byName ? `${byName} ${done} it.` : "",
  };
}
