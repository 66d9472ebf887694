import type { Transaction } from "sequelize";
import {
  insertFollowUpsOfHomes,
  insertFollowUpsOfPlaces,
  insertFollowUpsOfRequest,
  insertFollowUpsOfRequests,
} from "#db/queries/requests/followUps.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { newId } from "#db/newId.ts";

interface Context {
  tx: Transaction;
  now: Date;
}

/** Somebody of an organisation, and whether it has a Slack workspace: without one there is nothing to follow up. */
interface Somebody {
  organizationId: string;
  id: string;
  hasSlack: boolean;
}

/** Has every approver's copy of a person's request brought up to date, and the Home tabs on which it stands. */
export async function followUpRequest(
  { organizationId, id: userId, hasSlack }: Somebody,
  requestId: string,
  { tx, now }: Context,
): Promise<void> {
  if (!hasSlack) return;
  wake(await insertFollowUpsOfRequest({ organizationId, userId, requestId, cause: newId() }, { tx, now }), tx);
}

/** Has every approver's copy of many requests brought up to date, and the Home tabs on which they stand. */
export async function followUpRequests(
  requests: readonly { person: Somebody; requestId: string }[],
  { tx, now }: Context,
): Promise<void> {
  const of = changeOf(requests.map(({ person }) => person));
  const requestIds = requests.map(({ requestId }) => requestId);
  if (of) wake(await insertFollowUpsOfRequests({ ...of, requestIds }, { tx, now }), tx);
}

/** Has people's Home tabs brought up to date. */
export async function followUpHome(people: readonly Somebody[], { tx, now }: Context): Promise<void> {
  const of = changeOf(people);
  if (of) wake(await insertFollowUpsOfHomes(of, { tx, now }), tx);
}

/** Has the copies brought up to date that may be somebody else's to decide, after people's managers, roles or access changed. */
export async function followUpPlace(people: readonly Somebody[], { tx, now }: Context): Promise<void> {
  const of = changeOf(people);
  if (of) wake(await insertFollowUpsOfPlaces(of, { tx, now }), tx);
}

/** A change of people of one organisation; undefined where nothing follows. */
function changeOf(people: readonly Somebody[]) {
  const [first] = people;
  if (!first?.hasSlack) return undefined;
  return { organizationId: first.organizationId, userIds: people.map(({ id }) => id), cause: newId() };
}

function wake(count: number, tx: Transaction): void {
  if (count > 0) tx.afterCommit(wakeDelivery);
}
