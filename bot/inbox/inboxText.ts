import type { InboxText } from "#core/api/inbox/InboxAnswer.ts";
import { endedText } from "#core/delegations/authorityOf.ts";
import { asksForDecision, concernsRequest, type WaitingEvent } from "#core/notify/NotificationEvent.ts";
import { NOT_THEIRS, pendingSubject } from "#core/notify/pendingTexts.ts";
import { progressText } from "#core/requests/approval/stepTexts.ts";
import { statusAsVerb } from "#core/requests/requestWords.ts";
import { capitalized } from "#core/capitalized.ts";
import type { InboxRow } from "#db/queries/inbox/inbox.ts";
import { Facts } from "#db/queries/Facts.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { editedText } from "#bot/approverFacts.ts";
import type { MailContent } from "#bot/mail/MailContent.ts";
import { mailContentOf } from "#bot/mail/mailContentOf.ts";
import type { MessageBody } from "#bot/notify/Message.ts";
import { messageBody } from "#bot/notify/messageBody.ts";
import { AboutRequest } from "#bot/notify/payloads.ts";
import { readApproverStanding } from "#bot/operations/requests/readApproverMessage.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";

const GONE: InboxText = { title: "This notification no longer applies", detail: null, path: null };

/** Call `inboxText` once for each page, and request the page's texts together, so that their facts load together. */
export function inboxText(person: Person): (entry: InboxRow) => Promise<InboxText> {
  const facts = new Facts(person.organizationId, operationsRuntime().clock.now());
  return (entry) => textOf(entry, person, facts);
}

async function textOf(entry: InboxRow, person: Person, facts: Facts): Promise<InboxText> {
  const { organizationId, event, payload, id } = entry;
  if (asksForDecision(event)) return askedText(event, AboutRequest.parse(payload).requestId, person.id, facts);
  const body = await messageBody({ ...entry, event }, facts, { isPast: true });
  if (!body) return GONE;
  const { name, email, zone, organizationName } = person;
  const recipient = { id: person.id, name, email, zone, isProven: true };
  const content = mailContentOf({ organizationId, id, organizationName, recipient, body }, { appUrl: "" });
  const path = content.actions[0]?.href ?? null;
  if (!("personName" in body) || !("request" in body)) {
    return { title: content.subject, detail: body.event === "delegation.changed" ? null : detailOf(content), path };
  }
  const { request, isOwn } = body;
  return {
    title: content.subject,
    detail: event === `request.${request.status}` || !isDecision(body) ? detailOf(content) : null,
    path: isOwn ? path : calendarPath(request),
  };
}

function detailOf({ subject, lead }: Pick<MailContent, "subject" | "lead">): string | null {
  const more = lead.startsWith(`${subject}.`) ? lead.slice(subject.length + 1).trim() : lead;
  if (more === "") return null;
  return more.endsWith(".") && !more.includes(". ") ? more.slice(0, -1) : more;
}

function isDecision({ event }: MessageBody): boolean {
  return concernsRequest(event) && event !== "request.recosted" && event !== "request.entered";
}

async function askedText(event: WaitingEvent, requestId: string, personId: string, facts: Facts): Promise<InboxText> {
  const standing = await readApproverStanding(facts, requestId, personId);
  if (!standing) return GONE;
  if (standing.is === "not theirs") {
    const title = standing.endedFor === null ? NOT_THEIRS : endedText(standing.endedFor);
    return { title, detail: null, path: null };
  }
  const { request, personName } = standing;
  const title = pendingSubject(event, personName, request);
  if (request.status === "pending") {
    const waiting = standing.is === "open" ? "Waiting for your decision" : progressText(request);
    const edited = editedText(request);
    if (edited === null) return { title, detail: waiting, path: "/approvals" };
    return { title, detail: [edited, ...(waiting === null ? [] : [`${waiting}.`])].join(" "), path: "/approvals" };
  }
  return { title, detail: outcome(request), path: calendarPath(request) };
}

function outcome(request: RequestView): string {
  const by = request.decidedByName === null ? "" : ` by ${request.decidedByName}`;
  return progressText(request) ?? `${capitalized(statusAsVerb(request.status))}${by}`;
}

function calendarPath({ startDate }: RequestView): string {
  return `/calendar?month=${startDate.slice(0, 7)}`;
}
