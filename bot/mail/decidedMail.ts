import { leaveText } from "#core/leave/leaveText.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { datesInWords, statusAsVerb } from "#core/requests/requestWords.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
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
      ["Type", one.typeName],
      ["Dates", datesInWords(one)],
      [costName(one.unit, isRecosted), amountInWords(one.minutes, one.unit)],
    ]),
    quote: request.rejectionReason && !isRecosted ? { label: "Reason", text: request.rejectionReason } : undefined,
    actions: [
      isOwn
        ? { label: "My Requests", href: `${appUrl}/requests`, tone: "main" }
        : { label: "Team Calendar", href: `${appUrl}/dashboard`, tone: "main" },
    ],
  };
}

function costName(unit: LeaveUnit, isRecosted: boolean): string {
  return `${unit === "day" ? "Working days" : "Hours"}${isRecosted ? " now" : ""}`;
}

function wordsOf(body: AboutRequest): Pick<MailContent, "subject" | "title" | "lead"> {
  const { event, request, others = [], isOwn, personName, byName } = body;
  const { typeName, unit, startDate, endDate, minutes } = request;
  const leave = leaveText(typeName);
  const whose = isOwn ? "Your" : `${personName}'s`;
  const when = formatSpan(startDate, endDate);
  if (event === "request.recosted") {
    if (others.length > 0) {
      return {
        subject: `${whose} time off was recalculated: ${others.length + 1} requests`,
        title: `${whose} time off was recalculated`,
        lead: "A holiday, the office, or its policy changed, so this time off now uses a different number of days.",
      };
    }
    return {
      subject: `${whose} ${leave}, ${when}, now uses ${amountInWords(minutes, unit)}`,
      title: `${whose} time off was recalculated`,
      lead: "A holiday, the office, or its policy changed, so this time off now uses a different number of days.",
    };
  }
  if (event === "request.entered") {
    const by = byName ?? "An Admin";
    return {
      subject: `${by} requested ${leave} for you, ${when}`,
      title: "Time off was requested for you",
      lead: `${by} submitted this request on your behalf. We'll let you know when it's decided.`,
    };
  }
  const done = statusAsVerb(event.slice("request.".length));
  return {
    subject: `${whose} ${leave}, ${when}, was ${done}`,
    title: `${whose} request was ${done}`,
    lead: byName ? `${byName} ${done} it.` : "",
  };
}
