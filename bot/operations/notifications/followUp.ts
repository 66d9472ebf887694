import type { Transaction } from "sequelize";
import { insertFollowUpOfHome, insertFollowUpsOfPlace, insertFollowUpsOfRequest } from "#db/queries/followUps.ts";
import { wakeDelivery } from "#db/queries/notifications.ts";
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

/** Has a person's Home tab brought up to date. */
export async function followUpHome(
  { organizationId, id: userId, hasSlack }: Somebody,
  { tx, now }: Context,
): Promise<void> {
  if (!hasSlack) return;
  wake(await insertFollowUpOfHome({ organizationId, userId, cause: newId() }, { tx, now }), tx);
}

/** Has the copies brought up to date that may be somebody else's to decide, after a person's manager, role or access changed. */
export async function followUpPlace(
  { organizationId, id: userId, hasSlack }: Somebody,
  { tx, now }: Context,
): Promise<void> {
  if (!hasSlack) return;
  wake(await insertFollowUpsOfPlace({ organizationId, userId, cause: newId() }, { tx, now }), tx);
}

function wake(count: number, tx: Transaction): void {
  if (count > 0) tx.afterCommit(wakeDelivery);
}
