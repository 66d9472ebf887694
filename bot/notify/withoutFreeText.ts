import type { Message, MessageBody } from "./Message.ts";

const WITHHELD = "Open Awayday to read it.";

/**
 * Returns the message without text that people of its organization wrote: notes, reasons and the organization's name,
 * and, for people who were invited or added, people's names. Members still see names, which can't contain web addresses.
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

/**
 * Returns the message without notes and reasons, for a recipient whose address isn't proven and who could be a
 * stranger.
 */
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
  if ("personName" in body) {
    const { request } = body;
    return { ...body, request: { ...request, rejectionReason: request.rejectionReason && WITHHELD } };
  }
  if ("request" in body) return { ...body, request: { ...body.request, notes: body.request.notes && WITHHELD } };
  return body;
}
