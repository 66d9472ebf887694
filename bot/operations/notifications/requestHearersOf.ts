import type { Transaction } from "sequelize";
import { requestHearers } from "#core/notify/requestHearers.ts";
import { type Hearer, hearersAround } from "#db/queries/hearers.ts";

/** Who hears that a request of a person waits for a decision, as things stand now. */
export async function requestHearersOf(
  { organizationId, id }: { organizationId: string; id: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<Hearer[]> {
  const { people, settings } = await hearersAround(organizationId, [id], now, tx);
  return requestHearers(id, people, settings).flatMap((hearer) => people.get(hearer.id) ?? []);
}
