import type { Transaction } from "sequelize";
import { recipientsAround } from "#db/queries/notifications/recipients.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";

export async function announceDisconnected(
  { organizationId, id }: { organizationId: string; id: string },
  actorId: string | null,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const { people } = await recipientsAround(organizationId, [], now, tx);
  const others = [...people.values()].filter((person) => person.id !== actorId);
  const event = "slack.disconnected";
  await announce({ organizationId, event, key: id, payload: { actorId } }, others, { tx, now });
}
