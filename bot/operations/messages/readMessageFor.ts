import { onlyAround } from "#core/people/approver.ts";
import { requestParty } from "#core/evidence/requestParty.ts";
import { findDelegationsToEach } from "#db/queries/delegations/delegations.ts";
import type { Facts } from "#db/queries/Facts.ts";
import { findMessages } from "#db/queries/messages/requestMessages.ts";
import { findDeciders } from "#db/queries/requests/deciders.ts";
import { findRequests, type RequestView } from "#db/queries/requests/requests.ts";

interface MessageFor {
  about: RequestView;
  text: string;
  byName: string;
  requesterName: string;
  isOwn: boolean;
}

export async function readMessageFor(
  facts: Facts,
  recipientId: string,
  { requestId, messageId }: { requestId: string; messageId: string },
): Promise<MessageFor | undefined> {
  const [recipient, about, message] = await Promise.all([
    facts.person(recipientId),
    facts.one(findRequests, requestId),
    facts.one(findMessages, messageId),
  ]);
  if (!recipient || !about || message?.requestId !== requestId || !message.text) return undefined;
  const around = await facts.one(findDeciders, { ...about, besides: [recipientId] });
  const delegations = await facts.one(findDelegationsToEach, recipient);
  if (!around || !delegations) return undefined;
  const people = onlyAround(around.ids, around.people);
  const party = requestParty(recipientId, about, people, delegations.to);
  const requesterName = people.get(about.userId)?.name;
  if (!party || requesterName === undefined) return undefined;
  return { about, text: message.text, byName: message.authorName, requesterName, isOwn: party === "requester" };
}
