import type { Transaction } from "sequelize";
import { mayDecide } from "#core/people/approver.ts";
import { findRequestRecipients } from "#db/queries/notifications/recipients.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { announce, type Recipient } from "#bot/operations/notifications/steps/announce.ts";

/**
 * Notifies the approvers who were asked and may still decide that a request was canceled, and the person who takes the
 * leave if someone else canceled it.
 */
export async function announceCancelled(
  {
    organizationId,
    requestId,
    ownerId,
    person,
    actorId,
  }: {
    organizationId: string;
    requestId: string;
    ownerId: string;
    /** The person who takes the leave, if they should be notified. */
    person: Recipient | null;
    actorId: string;
  },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const asked = await findRequestRecipients(organizationId, requestId, tx);
  const people = await peopleAround(organizationId, [ownerId, ...asked.map(({ id }) => id)], tx);
  const owner = people.get(ownerId);
  const approvers = asked.filter(({ id }) => {
    const approver = people.get(id);
    return approver && owner && mayDecide(approver, owner, people);
  });
  const all = [...approvers, ...(person ? [person] : [])];
  const others = [...new Map(all.map((one) => [one.id, one])).values()].filter(({ id }) => id !== actorId);
  const event = { organizationId, event: "request.cancelled", key: requestId, payload: { requestId } } as const;
  await announce(event, others, { tx, now });
}
