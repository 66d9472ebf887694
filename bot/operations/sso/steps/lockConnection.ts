import type { Transaction } from "sequelize";
import { SsoConnection } from "#db/models/sso/SsoConnection.ts";
import { notFound } from "../../notFound.ts";

/** Locks and returns a connection of an organization. Throws (404) if there is none. */
export async function lockConnection(organizationId: string, id: string, tx: Transaction): Promise<SsoConnection> {
  const found = await SsoConnection.findOne({
    where: { organizationId, id },
    lock: tx.LOCK.UPDATE,
    transaction: tx,
  });
  if (!found) throw notFound("The connection");
  return found;
}
