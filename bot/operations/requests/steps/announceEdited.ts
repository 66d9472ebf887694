import type { Transaction } from "sequelize";
import { mayDecide } from "#core/people/approver.ts";
import { findMailedApprovers } from "#db/queries/notifications/recipients.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";

/**
 * Emails the approvers who have an email about a pending request, and may still decide it, what an edit changed. Slack
 * messages are updated in place, and an email that wasn't sent yet will show the new request anyway.
 */
export async function announceEdited(
  { organizationId, id: ownerId }: { organizationId: string; id: string },
  { id: requestId, version }: { id: string; version: number },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const mailed = await findMailedApprovers(organizationId, requestId, tx);
  if (mailed.length === 0) return;
  const people = await peopleAround(organizationId, [ownerId, ...mailed.map(({ id }) => id)], tx);
  const owner = people.get(ownerId);
  const approvers = mailed.filter(({ id }) => {
    const approver = people.get(id);
    return approver && owner && mayDecide(approver, owner, people);
  });
  const key = `${requestId}:${version}`;
  const event = { organizationId, event: "request.edited", key, payload: { requestId, version } } as const;
  await announce(event, approvers, { tx, now });
}
