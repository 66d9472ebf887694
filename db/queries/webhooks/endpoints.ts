import type { Transaction } from "sequelize";
import type { WebhookEvent } from "#core/webhooks/webhookEvents.ts";
import { row, rows } from "../statement.ts";

export interface EndpointRow {
  id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  sendsObjects: boolean;
  isOn: boolean;
  offReason: "gone" | "failing" | null;
  failingSince: Date | null;
  lastError: string | null;
  createdAt: Date;
  oldSecretUntil: Date | null;
  lastSentAt: Date | null;
  waiting: number;
}

const COLUMNS = `
    e.id, e.name, e.url, e.events, e.sends_objects AS "sendsObjects", e.is_on AS "isOn", e.off_reason AS "offReason",
    e.failing_since AS "failingSince", e.last_error AS "lastError", e.created_at AS "createdAt",
    e.old_secret_until AS "oldSecretUntil", s.at AS "lastSentAt", w.count AS waiting`;
const ENDPOINTS = `
    SELECT ${COLUMNS}
    FROM webhook_endpoints e
    CROSS JOIN LATERAL (SELECT max(attempted_at) AS at FROM webhook_messages m
      WHERE m.organization_id = e.organization_id AND m.endpoint_id = e.id AND m.status = 'sent') s
    CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM webhook_messages m
      WHERE m.organization_id = e.organization_id AND m.endpoint_id = e.id AND m.status = 'pending') w
    WHERE e.organization_id = $1`;

const ALL = { name: "webhook-endpoints", text: `${ENDPOINTS} ORDER BY e.created_at, e.id` };

export function findEndpoints(organizationId: string): Promise<EndpointRow[]> {
  return rows<EndpointRow>(ALL, [organizationId]);
}

const ONE = { name: "webhook-endpoint", text: `${ENDPOINTS} AND e.id = $2` };

export function findEndpoint(organizationId: string, id: string, tx?: Transaction): Promise<EndpointRow | undefined> {
  return row<EndpointRow>(ONE, [organizationId, id], tx);
}

const STOPPED = {
  name: "webhook-endpoints-stopped",
  text: `SELECT id, name, off_reason AS "offReason", last_error AS "lastError" FROM webhook_endpoints
    WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND NOT is_on`,
};

export function findStoppedEndpoints(
  organizationId: string,
  ids: readonly string[],
): Promise<Pick<EndpointRow, "id" | "name" | "offReason" | "lastError">[]> {
  return rows(STOPPED, [organizationId, ids]);
}

const HEALTHY = {
  name: "webhook-endpoint-healthy",
  text: `
    UPDATE webhook_endpoints SET failing_since = NULL, last_error = NULL, paused_until = NULL
    WHERE organization_id = $1 AND id = $2 AND failing_since IS NOT NULL`,
};

export async function noteWorking(organizationId: string, id: string, tx: Transaction): Promise<void> {
  await rows(HEALTHY, [organizationId, id], tx);
}

const FAILING = {
  name: "webhook-endpoint-failing",
  text: `
    UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, $3), last_error = $4,
      paused_until = greatest(paused_until, $5::timestamptz)
    WHERE organization_id = $1 AND id = $2 AND is_on RETURNING failing_since AS "failingSince"`,
};

export async function noteFailing(
  { organizationId, id }: { organizationId: string; id: string },
  { error, pausedUntil, now }: { error: string; pausedUntil: Date | null; now: Date },
  tx: Transaction,
): Promise<Date | undefined> {
  const values = [organizationId, id, now, error, pausedUntil];
  return (await row<{ failingSince: Date }>(FAILING, values, tx))?.failingSince;
}

const STOP = {
  name: "webhook-endpoint-stop",
  text: "UPDATE webhook_endpoints SET is_on = false, off_reason = $3 WHERE organization_id = $1 AND id = $2 AND is_on RETURNING id",
};

export async function stopEndpoint(
  { organizationId, id, reason }: { organizationId: string; id: string; reason: "gone" | "failing" | null },
  tx: Transaction,
): Promise<boolean> {
  return (await rows(STOP, [organizationId, id, reason], tx)).length > 0;
}

const DROP = {
  name: "webhook-messages-drop",
  text: `
    UPDATE webhook_messages SET status = 'dropped'
    WHERE organization_id = $1 AND endpoint_id = $2 AND status = 'pending'`,
};

export async function dropMessages(organizationId: string, endpointId: string, tx: Transaction): Promise<void> {
  await rows(DROP, [organizationId, endpointId], tx);
}

const ADMIN = {
  name: "webhook-admin",
  text: `
    SELECT id FROM users WHERE organization_id = $1 AND is_active AND role IN ('Admin', 'Owner')
    ORDER BY role, id LIMIT 1`,
};

export async function findAdminId(organizationId: string): Promise<string | undefined> {
  return (await row<{ id: string }>(ADMIN, [organizationId]))?.id;
}
