import { Nothing } from "#core/inputs.ts";
import { findMessagesOf } from "#db/queries/messages/requestMessages.ts";
import { findRequest, type RequestView } from "#db/queries/requests/requests.ts";
import type { RequestMessageRow } from "#db/queries/messages/requestMessages.ts";
import type { Person } from "#db/queries/people/person.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { assertPartyOf } from "../evidence/steps/partyOf.ts";

export const listMessages = readingOn("readMessages", Nothing, async (requestId, _, { me, clock }) => {
  const { messages } = await threadOf(requestId, me, clock.now());
  return messages;
});

export const readThread = readingOn("readMessages", Nothing, (requestId, _, { me, clock }) =>
  threadOf(requestId, me, clock.now()),
);

export interface Thread {
  request: RequestView;
  personName: string;
  messages: RequestMessageRow[];
}

async function threadOf(requestId: string, me: Person, now: Date): Promise<Thread> {
  const { organizationId } = me;
  const request = await findRequest(organizationId, requestId);
  if (!request) throw notFound("The request");
  const people = await assertPartyOf(me, request, { now });
  const personName = people.get(request.userId)?.name ?? "";
  return { request, personName, messages: await findMessagesOf(organizationId, requestId) };
}
