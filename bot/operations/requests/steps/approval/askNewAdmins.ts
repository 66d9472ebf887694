import type { Transaction } from "sequelize";
import { decisionRecipients } from "#core/notify/stepRecipients.ts";
import { findAsked, recipientsAround } from "#db/queries/notifications/recipients.ts";
import { findWaitingWithoutSteps } from "#db/queries/requests/pending/findWaiting.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import { announceEach } from "#bot/operations/notifications/steps/announce.ts";

export async function askNewAdmins(
  organizationId: string,
  ids: readonly string[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const waiting = await findWaitingWithoutSteps(organizationId, tx);
  if (waiting.length === 0) return;
  const requesters = [...new Set(waiting.map(({ userId }) => userId))];
  const { people } = await recipientsAround(organizationId, requesters, now, tx);
  // The same change may already have asked about some of the requests.
  await writeWaiting(tx);
  const keys = waiting.map(({ id }) => `request.submitted:${id}`);
  const asked = await findAsked(organizationId, keys, tx);
  const wasAsked = new Set(asked.map(({ eventKey, recipientId }) => `${eventKey} ${recipientId}`));
  const asking = waiting.map((request) => ({
    announcement: {
      organizationId,
      event: "request.submitted" as const,
      key: request.id,
      payload: { requestId: request.id },
    },
    people: decisionRecipients(request, people, { coversAbsence: false }).filter(
      ({ id }) => ids.includes(id) && !wasAsked.has(`request.submitted:${request.id} ${id}`),
    ),
  }));
  await announceEach(asking, { tx, now });
}
