import type { Transaction } from "sequelize";
import { SsoConnection } from "#db/models/sso/SsoConnection.ts";
import { notFound } from "../../notFound.ts";

export async function lockConnection(organizationId: string, id: string, tx: Transaction): Promise<SsoConnection> {
  const found = await SsoConnection.findOne({
    where: { organizationId, id },
    lock: tx.LOCK.UPDATE,
    transaction: tx,
  });
  if (!found) throw notFound("The connection");
  return found;
}
