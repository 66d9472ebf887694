import { findMessagesOf } from "#db/queries/messages/requestMessages.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { findRequest, type RequestView } from "#db/queries/requests/requests.ts";
import { partyOf } from "../evidence/steps/partyOf.ts";
import { operationsRuntime } from "../runtime.ts";

interface MessageFor {
  about: RequestView;
  text: string;
  byName: string;
  requesterName: string;
  /** True if the recipient is the requester. */
  isOwn: boolean;
}

/**
 * Returns a message on a request for the notification of a recipient; undefined if its text was erased, or if the
 * recipient may no longer read the request's messages.
 */
export async function readMessageFor(
  recipientId: string,
  { organizationId, requestId, messageId }: { organizationId: string; requestId: string; messageId: string },
): Promise<MessageFor | undefined> {
  const [recipient, about] = [
    await findPerson(organizationId, recipientId),
    await findRequest(organizationId, requestId),
  ];
  const message = (await findMessagesOf(organizationId, requestId)).find(({ id }) => id === messageId);
  if (!recipient || !about || !message?.text) return undefined;
  const { party, people } = await partyOf(recipient, about, { now: operationsRuntime().clock.now() });
  const requesterName = people.get(about.userId)?.name;
  if (!party || requesterName === undefined) return undefined;
  return { about, text: message.text, byName: message.authorName, requesterName, isOwn: party === "requester" };
}
