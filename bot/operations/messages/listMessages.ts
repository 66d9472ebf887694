import { Nothing } from "#core/inputs.ts";
import { assertParty } from "#core/requests/lifecycle/requestParty.ts";
import { findMessagesOf } from "#db/queries/messages/requestMessages.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import { findRequest, type RequestView } from "#db/queries/requests/requests.ts";
import type { RequestMessageRow } from "#db/queries/messages/requestMessages.ts";
import type { Person } from "#db/queries/people/person.ts";
import { notFound, readingOn } from "../operation.ts";

/** Returns the questions and answers on a request, oldest first. */
export const listMessages = readingOn("readMessages", Nothing, async (requestId, _, { me }) => {
  const { messages } = await threadOf(requestId, me);
  return messages;
});

/** Returns a request with its questions and answers, for a form that continues them. */
export const readThread = readingOn("readMessages", Nothing, (requestId, _, { me }) => threadOf(requestId, me));

/** A request with its person's name and its messages, oldest first. */
export interface Thread {
  request: RequestView;
  personName: string;
  messages: RequestMessageRow[];
}

async function threadOf(requestId: string, me: Person): Promise<Thread> {
  const { organizationId } = me;
  const request = await findRequest(organizationId, requestId);
  if (!request) throw notFound("The request");
  const people = await decidersAround(organizationId, request, [me.id]);
  assertParty(me.id, request, people);
  const personName = people.get(request.userId)?.name ?? "";
  return { request, personName, messages: await findMessagesOf(organizationId, requestId) };
}
