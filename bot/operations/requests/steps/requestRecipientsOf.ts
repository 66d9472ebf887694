import type { Transaction } from "sequelize";
import { requestRecipients } from "#core/notify/requestRecipients.ts";
import { type RequestRecipient, recipientsAround } from "#db/queries/notifications/recipients.ts";

/** Returns the people to notify of a person's pending request, under today's roles and settings. */
export async function requestRecipientsOf(
  { organizationId, id }: { organizationId: string; id: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<RequestRecipient[]> {
  const { people, settings } = await recipientsAround(organizationId, [id], now, tx);
  return requestRecipients(id, people, settings).flatMap((recipient) => people.get(recipient.id) ?? []);
}
