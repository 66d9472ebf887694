import type { Transaction } from "sequelize";
import { assertNotErased } from "#core/people/erasure.ts";
import { assertOpenToMessages, MessageInput } from "#core/requests/messages/MessageInput.ts";
import { messageRecipients } from "#core/requests/messages/messageRecipients.ts";
import { notOfRequest, requestParty, type RequestParty } from "#core/evidence/requestParty.ts";
import { limits } from "#core/throttling/limits.ts";
import { findCurrentDelegations } from "#db/queries/delegations/delegations.ts";
import { newId } from "#db/newId.ts";
import { findMessagesOf, insertMessage } from "#db/queries/messages/requestMessages.ts";
import { findRequestRecipients, recipientsAround } from "#db/queries/notifications/recipients.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { announce } from "../notifications/steps/announce.ts";
import { followUpRequest } from "../notifications/steps/followUp.ts";
import { preparedOperationOn } from "../preparedOperation.ts";
import { lockRequest } from "../requests/steps/lockRequest.ts";

/** The audit event omits the text, because the text is personal. */
export const postMessage = preparedOperationOn(
  "postMessage",
  MessageInput,
  async (_, __, { me, count }) => {
    await count([limits.messages, me.id]);
  },
  async (requestId, { text }, { me: author, tx, now, audit, again }) => {
    const { request, person } = await lockRequest(author.organizationId, requestId, tx);
    const { me } = await again();
    const { organizationId } = me;
    const earlier = await findMessagesOf(organizationId, requestId, tx);
    const asked = await findRequestRecipients(organizationId, requestId, tx);
    const [authorIds, askedIds] = [earlier.map(({ authorId }) => authorId), asked.map(({ id }) => id)];
    const sideOf = await sidesOf(organizationId, request, [me.id, ...authorIds, ...askedIds], { tx, now });
    if (!sideOf(me.id)) throw notOfRequest();
    assertNotErased(person);
    assertOpenToMessages(request);

    const message = { id: newId(), requestId, authorId: me.id, text, sentAt: now };
    await insertMessage(organizationId, message, tx);
    const isDecider = (id: string) => sideOf(id) === "decider";
    const ids = messageRecipients({ authorId: me.id, requester: person }, { authorIds, askedIds }, isDecider);
    const around = await recipientsAround(organizationId, ids, now, tx);
    const recipients = ids.flatMap((id) => around.people.get(id) ?? []);
    const payload = { requestId, messageId: message.id, actorId: me.id };
    const event = { organizationId, event: "request.message", key: message.id, payload } as const;
    await announce(event, recipients, { tx, now });
    await followUpRequest(person, requestId, { tx, now });
    await audit({ subject: ["request", requestId], after: { messageId: message.id } });
    return { ...message, authorName: me.name };
  },
);

async function sidesOf(
  organizationId: string,
  request: RequestView,
  ids: readonly string[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<(id: string) => RequestParty | undefined> {
  const people = await decidersAround(organizationId, request, ids, tx);
  const isClear = ids.every((id) => requestParty(id, request, people, []));
  const delegations = isClear ? [] : await findCurrentDelegations(organizationId, now, tx);
  const to = (id: string) => delegations.filter(({ delegateId }) => delegateId === id);
  return (id) => requestParty(id, request, people, to(id));
}
