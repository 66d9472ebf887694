import type { Transaction } from "sequelize";
import { requestRecipients } from "#core/notify/requestRecipients.ts";
import { type RequestRecipient, recipientsAround } from "#db/queries/notifications/recipients.ts";

/** Who hears that a request of a person waits for a decision, as things stand now. */
export async function requestRecipientsOf(
  { organizationId, id }: { organizationId: string; id: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<RequestRecipient[]> {
  const { people, settings } = await recipientsAround(organizationId, [id], now, tx);
  return requestRecipients(id, people, settings).flatMap((hearer) => people.get(hearer.id) ?? []);
}
