import type { Transaction } from "sequelize";
import type { DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";
import { newId } from "#db/newId.ts";
import { findRequestRecipients } from "#db/queries/notifications/recipients.ts";
import { announce, type Recipient } from "#bot/operations/notifications/steps/announce.ts";
import { stillDeciding } from "./stillDeciding.ts";

export async function announceCancelled(
  {
    organizationId,
    request,
    person,
    actorId,
  }: {
    organizationId: string;
    request: DecidableRequest & { id: string };
    person: Recipient | null;
    actorId: string | null;
  },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const { id: requestId } = request;
  const asked = await findRequestRecipients(organizationId, requestId, tx);
  const approvers = await stillDeciding({ organizationId, request }, asked, { tx, now });
  const all = [...approvers, ...(person ? [person] : [])];
  const others = [...new Map(all.map((one) => [one.id, one])).values()].filter(({ id }) => id !== actorId);
  // Leave of a closure can be canceled twice, so each event needs its own key.
  const event = { organizationId, event: "request.cancelled", key: newId(), payload: { requestId } } as const;
  await announce(event, others, { tx, now });
}
