import type { Transaction } from "sequelize";
import {
  insertFollowUpsOfHomes,
  insertFollowUpsOfApprovers,
  insertFollowUpsOfRequest,
  insertFollowUpsOfRequests,
} from "#db/queries/notifications/followUps.ts";
import { wakeDelivery, wakeDeliveryAfter } from "#db/queries/notifications/notifications.ts";
import type { Undo } from "#db/queries/notifications/followUps.ts";
import { newId } from "#db/newId.ts";

interface Context {
  tx: Transaction;
  now: Date;
}

interface AffectedPerson {
  organizationId: string;
  id: string;
  hasSlack: boolean;
}

export async function followUpRequest(
  { organizationId, id: userId, hasSlack }: AffectedPerson,
  requestId: string,
  { tx, now, undo }: Context & { undo?: Undo | undefined },
): Promise<void> {
  if (!hasSlack) return;
  const change = { organizationId, userId, requestId, cause: newId(), undo };
  wake(await insertFollowUpsOfRequest(change, { tx, now }), tx);
  if (undo) tx.afterCommit(() => wakeDeliveryAfter(undo.until.getTime() - now.getTime()));
}

export async function followUpRequests(
  requests: readonly { person: AffectedPerson; requestId: string }[],
  { tx, now }: Context,
): Promise<void> {
  const of = changeOf(requests.map(({ person }) => person));
  const requestIds = requests.map(({ requestId }) => requestId);
  if (of) wake(await insertFollowUpsOfRequests({ ...of, requestIds }, { tx, now }), tx);
}

export async function followUpHome(people: readonly AffectedPerson[], { tx, now }: Context): Promise<void> {
  const of = changeOf(people);
  if (of) wake(await insertFollowUpsOfHomes(of, { tx, now }), tx);
}

export async function followUpApprovers(people: readonly AffectedPerson[], { tx, now }: Context): Promise<void> {
  const of = changeOf(people);
  if (of) wake(await insertFollowUpsOfApprovers(of, { tx, now }), tx);
}

function changeOf(people: readonly AffectedPerson[]) {
  const [first] = people;
  if (!first?.hasSlack) return undefined;
  return { organizationId: first.organizationId, userIds: people.map(({ id }) => id), cause: newId() };
}

function wake(count: number, tx: Transaction): void {
  if (count > 0) tx.afterCommit(wakeDelivery);
}
