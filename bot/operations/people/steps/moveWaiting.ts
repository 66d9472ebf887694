import type { Transaction } from "sequelize";
import { decisionRecipients } from "#core/notify/stepRecipients.ts";
import { keptRequests } from "#core/notify/requestNews/namedRequests.ts";
import type { DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";
import { newId } from "#db/newId.ts";
import { lockPeople } from "#db/queries/ledger/postedPeople.ts";
import {
  findAsked,
  findDelegates,
  type RequestRecipient,
  recipientsAround,
} from "#db/queries/notifications/recipients.ts";
import { type MovedAway, renameAsked } from "#db/queries/notifications/renameAsked.ts";
import { stepRecipientsAround } from "#db/queries/requests/deciders.ts";
import { lockNewHolders } from "#db/queries/requests/newHolders.ts";
import { findWaitingBelow } from "#db/queries/requests/pending/findWaiting.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import { keyOfStep } from "#bot/operations/requests/steps/approval/askHolders.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";

interface Context {
  tx: Transaction;
  now: Date;
}

interface Waiting {
  request: DecidableRequest & { id: string };
  asked: readonly RequestRecipient[];
}

/** Locks the requesters, so that a concurrent decision comes either before or after the change. */
export async function waitingBelow(
  organizationId: string,
  ids: readonly string[],
  { tx, now }: Context,
): Promise<Waiting[]> {
  if (ids.length === 0) return [];
  const requesters = new Set((await findWaitingBelow(organizationId, ids, tx)).map(({ userId }) => userId));
  if (requesters.size === 0) return [];
  await lockPeople(organizationId, [...requesters], { wait: true }, tx);
  return withRecipients(organizationId, await findWaitingBelow(organizationId, ids, tx), { tx, now });
}

async function withRecipients(
  organizationId: string,
  requests: readonly Waiting["request"][],
  { tx, now }: Context,
): Promise<Waiting[]> {
  if (requests.length === 0) return [];
  const requesters = [...new Set(requests.map(({ userId }) => userId))];
  const known = await recipientsAround(organizationId, requesters, now, tx);
  const { settings } = known;
  const delegates = settings.hasDelegations ? await findDelegates(organizationId, now, tx) : [];
  const waiting: Waiting[] = [];
  const pauses = new Pauses();
  for (const request of requests) {
    await pauses.take();
    const { userId, approval } = request;
    const steps = approval?.steps;
    const { people } = steps ? await stepRecipientsAround(organizationId, { userId, steps }, now, tx, known) : known;
    waiting.push({ request, asked: decisionRecipients(request, people, settings, delegates) });
  }
  return waiting;
}

export async function moveWaiting(
  organizationId: string,
  before: readonly Waiting[],
  { tx, now, gone }: Context & { /** The change deactivated this person. */ gone?: string },
): Promise<void> {
  const requests = before.map(({ request }) => request).filter(({ userId }) => userId !== gone);
  const after = await withRecipients(organizationId, requests, { tx, now });
  const lost = new Map<string, { recipient: RequestRecipient; requestIds: string[] }>();
  const movedAway: MovedAway[] = [];
  if (requests.some(({ approval }) => approval)) await lockNewHolders(organizationId, tx);
  await writeWaiting(tx);
  const keys = requests.map((request) => `request.submitted:${keyOf(request)}`);
  const asked = keys.length === 0 ? [] : await findAsked(organizationId, keys, tx);
  const wasAsked = new Set(asked.map(({ eventKey, recipientId }) => `${eventKey} ${recipientId}`));
  const askedBefore = new Map(before.map((one) => [one.request.id, one.asked]));
  const pauses = new Pauses();
  for (const { request, asked: next } of after) {
    await pauses.take();
    const key = keyOf(request);
    const previous = askedBefore.get(request.id) ?? [];
    for (const recipient of without(previous, next)) {
      movedAway.push({ requestId: request.id, key, recipientId: recipient.id });
      if (recipient.id === gone) continue;
      const known = lost.get(recipient.id) ?? { recipient, requestIds: [] };
      known.requestIds.push(request.id);
      lost.set(recipient.id, known);
    }
    const gained = without(next, previous).filter(({ id }) => !wasAsked.has(`request.submitted:${key} ${id}`));
    const submitted = { organizationId, event: "request.submitted", key } as const;
    await announce({ ...submitted, payload: { requestId: request.id } }, gained, { tx, now });
  }
  await renameAsked(organizationId, movedAway, tx);
  for (const { recipient, requestIds } of lost.values()) {
    const { kept, more } = keptRequests(requestIds);
    const payload = { requestIds: kept, ...(more > 0 && { more }) };
    const moved = { organizationId, event: "requests.moved", key: newId(), payload } as const;
    await announce(moved, [recipient], { tx, now });
  }
}

function keyOf({ id, approval }: DecidableRequest & { id: string }): string {
  return approval ? keyOfStep({ id, approval }) : id;
}

function without(list: readonly RequestRecipient[], others: readonly RequestRecipient[]): RequestRecipient[] {
  const ids = new Set(others.map(({ id }) => id));
  return list.filter(({ id }) => !ids.has(id));
}
