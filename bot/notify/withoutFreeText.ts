import type { Message, MessageBody } from "./Message.ts";

const WITHHELD = "Open Awayday to read it.";

/**
 * Removes text that people in the organization wrote. For people who were invited or added, also removes people's
 * names; members still see names, which can't contain web addresses.
 */
export function withoutFreeText(message: Message): Message {
  const { recipient, body } = message;
  const isExternal = body.event === "invitation.sent" || body.event === "person.added";
  return {
    ...message,
    organizationName: isExternal ? "an organization" : "your organization",
    recipient: isExternal ? { ...recipient, name: null } : recipient,
    body: bodyWithout(body),
  };
}

/** Removes notes, messages, and reasons, for a recipient whose address isn't proven and may belong to someone else. */
export function withoutQuotes(message: Message): Message {
  return { ...message, body: bodyWithoutQuotes(message.body) };
}

function bodyWithout(body: MessageBody): MessageBody {
  if (body.event === "invitation.sent") return { ...body, invitedByName: "An Admin" };
  if (body.event === "person.added") return { ...body, byName: null };
  return bodyWithoutQuotes(body);
}

function bodyWithoutQuotes(body: MessageBody): MessageBody {
  if (body.event === "balance.adjusted") return { ...body, reason: body.reason && WITHHELD };
  if (body.event === "request.message") return { ...body, text: WITHHELD };
  if ("personName" in body && "request" in body) {
    const { request } = body;
    return { ...body, request: { ...request, rejectionReason: request.rejectionReason && WITHHELD } };
  }
  if ("request" in body) return { ...body, request: { ...body.request, notes: body.request.notes && WITHHELD } };
  return body;
}
