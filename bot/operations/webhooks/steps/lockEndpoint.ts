import type { Transaction } from "sequelize";
import { WebhookEndpoint } from "#db/models/webhooks/WebhookEndpoint.ts";
import { findEndpoint, type EndpointRow } from "#db/queries/webhooks/endpoints.ts";
import { notFound } from "../../notFound.ts";

export async function lockEndpoint(organizationId: string, id: string, tx: Transaction): Promise<WebhookEndpoint> {
  const found = await WebhookEndpoint.findOne({
    where: { organizationId, id },
    lock: tx.LOCK.UPDATE,
    transaction: tx,
  });
  if (!found) throw notFound("The webhook");
  return found;
}

export async function readEndpoint(organizationId: string, id: string, tx?: Transaction): Promise<EndpointRow> {
  const found = await findEndpoint(organizationId, id, tx);
  if (!found) throw notFound("The webhook");
  return found;
}
