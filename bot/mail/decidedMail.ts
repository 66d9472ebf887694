import { figure } from "#core/figure.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { approvalText, isApprovedAutomatically } from "#core/requests/approval/stepTexts.ts";
import { requestAmount } from "#core/leave/requestAmount.ts";
import { recostReason, spanInWords, statusAsVerb } from "#core/requests/requestWords.ts";
import { subjectInWords } from "#core/requests/changes/changeWords.ts";
import { datesFact, editedFact } from "#bot/approverFacts.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

type AboutRequest = Extract<MessageBody, { personName: string }>;

export function decidedMail(body: AboutRequest, { appUrl }: MailLinks): MailContent {
  const { event, request, others = [], more = 0, isOwn } = body;
  const isRecosted = event === "request.recosted";
  return {
    ...withGivenBack(wordsOf(body), body.givenBack),
    facts: [
      ...[request, ...others].flatMap((one): MailContent["facts"] => [
        ["Type", one.typeName],
        datesFact(one),
        [isRecosted ? "Amount now" : "Amount", requestAmount(one)],
        ...editedFact(one.change ? one : { editedFrom: null }),
      ]),
      ...(more > 0 ? [["And", `${figure(more)} more`] as const] : []),
    ],
    quote: request.rejectionReason && !isRecosted ? { label: "Reason", text: request.rejectionReason } : undefined,
    actions: [
      isOwn
        ? { label: "My Requests", href: `${appUrl}/requests`, tone: "main" }
        : { label: "Team Calendar", href: `${appUrl}/dashboard`, tone: "main" },
    ],
  };
}

function withGivenBack<Words extends { lead: string }>(words: Words, givenBack: readonly string[] = []): Words {
  const sentences = [words.lead, ...givenBack.map((text) => `${text}.`)].filter(Boolean);
  return { ...words, lead: sentences.join(" ") };
}

function wordsOf(body: AboutRequest): Pick<MailContent, "subject" | "title" | "lead"> {
  const { event, request, others = [], more = 0, isOwn, personName, byName } = body;
  const { typeName, unit, minutes } = request;
  const leave = leaveText(typeName);
  const whose = isOwn ? "Your" : `${personName}'s`;
  const when = spanInWords(request);
  if (event === "request.recosted") {
    const requests = others.length + more + 1;
    return {
      subject:
        requests === 1
          ? `${whose} ${leave}, ${when}, now uses ${amountInWords(minutes, unit)}`
          : `${whose} time off was recalculated: ${figure(requests)} requests`,
      title: `${whose} time off was recalculated`,
      lead: recostReason(isOwn ? "your" : whose, requests),
    };
  }
  if (event === "request.entered") {
    const by = byName ?? "An Admin";
    if (body.isRecorded) {
      return {
        subject: `${by} recorded ${leave} for you, ${when}`,
        title: "Time off was recorded for you",
        lead: `${by} recorded this time off on your behalf, and it's already approved.`,
      };
    }
    return {
      subject: `${by} requested ${leave} for you, ${when}`,
      title: "Time off was requested for you",
      lead: `${by} submitted this request on your behalf. ${isApprovedAutomatically(request) ? "It was approved automatically." : "We'll let you know when it's decided."}`,
    };
  }
  if (request.change?.isAtOnce) {
    const by = byName ?? "An approver";
    const done = request.change.isCancellation ? "canceled" : "changed";
    return {
      subject: `${by} ${done} ${isOwn ? "your" : whose} ${leave}, ${when}`,
      title: `${by} ${done} ${isOwn ? "your" : whose} ${leave}`,
      lead: "",
    };
  }
  const approvedBy = approvalText(request);
  const done = statusAsVerb(event.slice("request.".length));
  if (request.change || request.isCredit) {
    const subject = subjectInWords(whose, leave, request);
    const lead = byName ? `${byName} ${done} it.` : "";
    return { subject: `${subject}, ${when}, was ${done}`, title: `${subject} was ${done}`, lead };
  }
  return {
    subject: `${whose} ${leave}, ${when}, was ${done}`,
    title: `${whose} request was ${done}`,
    lead: event === "request.approved" && approvedBy ? `${approvedBy}.` : byName ? `${byName} ${done} it.` : "",
  };
}
