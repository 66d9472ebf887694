import type { ChangedRules } from "#core/notify/ownRaiseText.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import type { Message, MessageBody } from "../Message.ts";

const WITHHELD = "Open Awayday to read it.";

/** Security: replaces the organization's name and texts that can contain web addresses. */
export function withoutFreeText(message: Message): Message {
  return { ...message, organizationName: "your organization", body: bodyWithoutQuotes(message.body) };
}

export function withoutQuotes(message: Message): Message {
  return { ...message, body: bodyWithoutQuotes(message.body) };
}

function bodyWithoutQuotes(body: MessageBody): MessageBody {
  if (body.event === "balance.adjusted") return { ...body, reason: body.reason && WITHHELD };
  if (body.event === "request.message") return { ...body, text: WITHHELD };
  if (body.event === "ownLeave.raised") return { ...body, rules: withoutGroup(body.rules) };
  if ("personName" in body && "request" in body) return { ...body, request: withoutQuotesIn(body.request) };
  if ("request" in body) return { ...body, request: withoutQuotesIn(body.request) };
  return body;
}

function withoutQuotesIn<Request extends Pick<RequestView, "notes" | "rejectionReason">>(request: Request): Request {
  const { notes, rejectionReason } = request;
  return { ...request, notes: notes && WITHHELD, rejectionReason: rejectionReason && WITHHELD };
}

/** Security: a group's label, unlike a name, can contain a web address. */
function withoutGroup(rules: ChangedRules): ChangedRules {
  return rules.kind === "policy" && rules.isGroup ? { ...rules, holder: "a group", isGroup: false } : rules;
}
