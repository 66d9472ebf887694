import type { WaitingEvent } from "#core/notify/NotificationEvent.ts";
import { pendingSubject } from "#core/notify/pendingTexts.ts";
import { wishInWords } from "#core/requests/changes/changeWords.ts";
import type { RequestForApprover } from "#bot/operations/requests/readApproverMessage.ts";
import { approverFacts } from "#bot/approverFacts.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

interface Waiting {
  event: WaitingEvent;
  request: RequestForApprover;
}

export function pendingRequestMail({ event, request }: Waiting, { appUrl, approve, reject }: MailLinks): MailContent {
  const { employee, notes } = request;
  const wish = `${employee.name} ${wishInWords(request)}`;
  const open = { label: "Open in Awayday", href: `${appUrl}/approvals`, tone: "plain" } as const;
  return {
    subject: pendingSubject(event, employee.name, request),
    title: wish,
    lead: request.actingFor ? `${LEAD[event]} You're deciding for ${request.actingFor.name}.` : LEAD[event],
    facts: approverFacts(request),
    addresses: [employee.email],
    quote: notes ? { label: "Note", text: notes } : undefined,
    actions: [
      ...(approve && request.approvalRefusal === undefined
        ? [{ label: "Approve", href: approve, tone: "main" } as const]
        : []),
      ...(reject ? [{ label: "Reject", href: reject, tone: "danger" } as const] : []),
      open,
    ],
    note: approve
      ? "Each link opens a page that asks you to confirm. The links are only for you and expire after 14 days."
      : undefined,
  };
}

const LEAD = {
  "request.submitted": "This request is waiting for your decision.",
  "request.edited": "The requester changed this request. The links in earlier emails show the new version, too.",
  "request.reminded": "This request is still waiting for your decision.",
  "request.escalated": "This request has been waiting for some time, so you're being notified, too.",
};
