import { formatLongDate } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { endedText } from "#core/delegations/authorityOf.ts";
import type { Refusal } from "#core/refusal.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { wishInWords } from "#core/requests/changes/changeWords.ts";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { statusAsVerb } from "#core/requests/requestWords.ts";
import { progressText } from "#core/requests/approval/stepTexts.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { approverFacts, datesFact } from "#bot/approverFacts.ts";
import { type Html, html } from "#bot/html.ts";
import type { MailDecisionOutcome } from "#bot/operations/requests/decideByMail.ts";
import type { MailDecision } from "#bot/operations/requests/readMailDecision.ts";
import { asSentences } from "./asSentences.ts";
import { mailPage } from "./mailPage.ts";

const APPROVALS = { label: "Open in Awayday", href: "/approvals" };

const DEAD_ENDS = {
  unknown: {
    status: 404,
    title: "This link doesn't work",
    lead: "The link is incomplete or invalid. Open it from the email again.",
  },
  expired: {
    status: 410,
    title: "This link has expired",
    lead: "Decision links can be used only once and expire after 14 days. If the request is still pending, sign in to decide it.",
  },
  "not yours": {
    status: 403,
    title: "This request is no longer yours to decide",
    lead: "Another approver is now responsible for it. You don't need to do anything.",
  },
} as const;

export function decisionPage(
  found: MailDecision | MailDecisionOutcome,
  { isClick = false, token = "", wrong }: { isClick?: boolean; token?: string; wrong?: Refusal } = {},
): { status: number; page: string } {
  if (found.state === "open") return { status: statusOf(wrong), page: openPage(found, wrong?.message) };
  if (found.state === "done") return { status: 200, page: donePage(found, token) };
  if (found.state === "decided") return { status: isClick ? 409 : 200, page: decidedPage(found) };
  if (found.state === "delegation ended") {
    const lead = `${endedText(found.approverName)}. You don't need to do anything.`;
    return { status: 403, page: mailPage({ title: DEAD_ENDS["not yours"].title, lead, link: APPROVALS }) };
  }
  const { status, ...words } = DEAD_ENDS[found.state];
  return { status, page: mailPage({ ...words, link: APPROVALS }) };
}

function statusOf(wrong: Refusal | undefined): number {
  if (!wrong) return 200;
  return wrong.kind === "conflict" ? 409 : 400;
}

function openPage(
  { purpose, request, isChanged }: Extract<MailDecision, { state: "open" }>,
  wrong: string | undefined,
): string {
  const { employee, notes, version } = request;
  const isApproval = purpose === "approve";
  const asks = `${employee.name} ${wishInWords(request)}.`;
  return mailPage({
    title: `${isApproval ? "Approve" : "Reject"} ${employee.name}'s request?`,
    lead: isChanged ? changedLead(request) : asks,
    facts: approverFacts(request),
    quote: notes ?? undefined,
    form: isApproval ? approval(version, wrong) : rejection(version, wrong),
    link: APPROVALS,
  });
}

function changedLead(request: Extract<MailDecision, { state: "open" }>["request"]): string {
  const isInSteps = request.approval?.steps.some(({ decided }) => decided !== null);
  if (isInSteps) return `This request has changed since the email was sent. ${progressText(request) ?? ""}.`;
  return `${request.employee.name} changed this request after the email was sent. Here is the current version.`;
}

function approval(version: number, wrong: string | undefined): Html {
  return html`<form method="post">
    ${seen(version)}${alert(wrong)}
    <button>Approve</button>
  </form>`;
}

function rejection(version: number, wrong: string | undefined): Html {
  return html`<form method="post">
    ${seen(version)}
    <label for="reason">Reason, shown to the requester (optional)</label>
    <textarea id="reason" name="reason" maxlength="2000"></textarea>
    ${alert(wrong)}
    <button class="danger">Reject</button>
  </form>`;
}

function seen(version: number): Html {
  return html`<input type="hidden" name="version" value="${String(version)}" />`;
}

function alert(wrong: string | undefined): Html | undefined {
  return wrong === undefined ? undefined : html`<p class="wrong" role="alert">${wrong}</p>`;
}

function donePage({ request, personName }: Extract<MailDecisionOutcome, { state: "done" }>, token: string): string {
  const isStep = request.status === "pending";
  const [done, next] = isStep ? ["gave your approval for", "The next approver"] : [request.status, personName];
  return mailPage({
    title: `You ${done} ${personName}'s request`,
    lead: `${next} will be notified in ${UNDO_MS / 1000} seconds. Until then, you can undo this.`,
    facts: whatItWas(request),
    quote: request.rejectionReason ?? undefined,
    form: undo(token),
    link: APPROVALS,
  });
}

function undo(token: string): Html {
  return html`<form class="undo" method="post" action="/mail/${token}/undo"><button>Undo</button></form>`;
}

export function undonePage({ personName }: { personName: string }): string {
  return mailPage({
    title: "The decision was undone",
    lead: `${personName}'s request is waiting for a decision again. The link that you used no longer works; sign in to decide.`,
    link: APPROVALS,
  });
}

export function undoRefusedPage(why: string): string {
  return mailPage({ title: "The decision stands", lead: asSentences(why), link: APPROVALS });
}

function decidedPage({ request, personName, zone }: Extract<MailDecision, { state: "decided" }>): string {
  const { status, decidedAt, decidedByName } = request;
  if (status === "pending") {
    const lead = `${progressText(request) ?? ""}.`;
    return mailPage({ title: "Your step was already decided", lead, facts: whatItWas(request), link: APPROVALS });
  }
  const by = decidedByName ? ` by ${decidedByName}` : "";
  const on = decidedAt ? ` on ${formatLongDate(todayIn(zone, decidedAt))}` : "";
  return mailPage({
    title: `This request was already ${status}`,
    lead: `${personName}'s request was ${statusAsVerb(status)}${by}${on}.`,
    facts: whatItWas(request),
    link: APPROVALS,
  });
}

function whatItWas(request: RequestView): [string, string][] {
  return [datesFact(request), ["Amount", amountInWords(request.minutes, request.unit)]];
}
