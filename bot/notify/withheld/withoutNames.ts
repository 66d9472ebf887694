import type { Message, MessageBody } from "../Message.ts";

const NAMELESS = "An Admin";

/** Security: the recipient may be a stranger, so the message contains no text that the organization chose. */
export function withoutNames(message: Message): Message | undefined {
  const body = bodyWithoutNames(message.body);
  if (!body) return undefined;
  return { ...message, organizationName: "an organization", recipient: { ...message.recipient, name: null }, body };
}

function bodyWithoutNames(body: MessageBody): MessageBody | undefined {
  if (body.event === "invitation.sent") return { ...body, invitedByName: NAMELESS };
  const { event } = body;
  if (event === "password.reset" || event === "email.change" || event === "organization.confirm") return body;
  const isOfAccount =
    body.event === "person.added" ||
    body.event === "secondFactor.changed" ||
    body.event === "account.changed" ||
    body.event === "email.changed";
  return isOfAccount ? { ...body, byName: body.byName ? NAMELESS : null } : undefined;
}
