import type { Transaction } from "sequelize";
import { WebhookEndpoint } from "#db/models/webhooks/WebhookEndpoint.ts";
import { findEndpoint, type EndpointRow } from "#db/queries/webhooks/endpoints.ts";
import { notFound } from "../../notFound.ts";

/** Throws (404) if there is no such endpoint. */
export async function lockEndpoint(organizationId: string, id: string, tx: Transaction): Promise<WebhookEndpoint> {
  const found = await WebhookEndpoint.findOne({
    where: { organizationId, id },
    lock: tx.LOCK.UPDATE,
    transaction: tx,
  });
  if (!found) throw notFound("The webhook");
  return found;
}

/** As lists show the endpoint. Throws (404) if there is none. */
export async function readEndpoint(organizationId: string, id: string, tx?: Transaction): Promise<EndpointRow> {
  const found = await findEndpoint(organizationId, id, tx);
  if (!found) throw notFound("The webhook");
  return found;
}
