import { formatSpan } from "#core/calendar/dates.ts";
import { daysInWords } from "#core/requests/requestWords.ts";
import type { RequestForApprover } from "#bot/operations/requests/requestForApprover.ts";
import { approverFacts } from "#bot/approverFacts.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

interface Waiting {
  event: "request.submitted" | "request.reminded" | "request.escalated";
  request: RequestForApprover;
}

/** A request that waits for a decision, with everything needed to decide it. */
export function waitingMail({ event, request }: Waiting, { appUrl, approve, reject }: MailLinks): MailContent {
  const { employee, type, minutes, startDate, endDate, notes } = request;
  const wanted = `${daysInWords(minutes)} of ${type} leave`;
  const open = { label: "Open in Awayday", href: `${appUrl}/approvals`, tone: "plain" } as const;
  return {
    subject: `${PREFIX[event]}${employee.name} asks for ${wanted}, ${formatSpan(startDate, endDate)}`,
    title: `${employee.name} asks for ${wanted}`,
    lead: LEAD[event],
    facts: approverFacts(request),
    quote: notes ? { label: "Note", text: notes } : undefined,
    actions: [
      ...(approve ? [{ label: "Approve", href: approve, tone: "main" } as const] : []),
      ...(reject ? [{ label: "Reject", href: reject, tone: "danger" } as const] : []),
      open,
    ],
    note: approve ? "Each link opens a page that asks once more. They work for 14 days, only for you." : undefined,
  };
}

const PREFIX = { "request.submitted": "", "request.reminded": "Reminder: ", "request.escalated": "Still undecided: " };

const LEAD = {
  "request.submitted": "It waits for your decision.",
  "request.reminded": "It still waits for your decision.",
  "request.escalated": "It has waited for a decision for some time, so you hear of it as well.",
};
