import type { Transaction } from "sequelize";
import type { JoinMode } from "#core/sso/ConnectionInput.ts";
import { row, rows } from "../statement.ts";

export interface ConnectionRow {
  organizationId: string;
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecretSealed: string;
  joins: JoinMode;
  isOn: boolean;
  testedAt: Date | null;
  lastError: string | null;
  lastErrorAt: Date | null;
  version: number;
}

const FIELDS = `
    SELECT organization_id AS "organizationId", id, name, issuer, client_id AS "clientId",
      client_secret_sealed AS "clientSecretSealed", joins, is_on AS "isOn", tested_at AS "testedAt",
      last_error AS "lastError", last_error_at AS "lastErrorAt", version
    FROM sso_connections`;
const LIST = { name: "sso-connections", text: `${FIELDS} WHERE organization_id = $1 ORDER BY created_at, id` };
const BY_ID = { name: "sso-connection", text: `${FIELDS} WHERE id = $1` };
const SHARE = { name: "sso-connection-share", text: `${FIELDS} WHERE id = $1 AND is_on FOR SHARE` };

export function findConnections(organizationId: string): Promise<ConnectionRow[]> {
  return rows<ConnectionRow>(LIST, [organizationId]);
}

export function findConnection(id: string, tx?: Transaction): Promise<ConnectionRow | undefined> {
  return row<ConnectionRow>(BY_ID, [id], tx);
}

/** Returns undefined if the connection is off. Prevents changes until the transaction ends. */
export function holdConnection(id: string, tx: Transaction): Promise<ConnectionRow | undefined> {
  return row<ConnectionRow>(SHARE, [id], tx);
}

const OF_DOMAIN = {
  name: "sso-connections-of-domain",
  text: `
    SELECT c.id, c.name FROM sso_domains d
    JOIN sso_connections c ON c.organization_id = d.organization_id AND c.is_on
    WHERE d.domain = $1 AND d.proven_at IS NOT NULL ORDER BY c.created_at, c.id`,
};

export function findConnectionsOfDomain(domain: string): Promise<{ id: string; name: string }[]> {
  return rows<{ id: string; name: string }>(OF_DOMAIN, [domain]);
}

const ANY_ON = {
  name: "sso-any-on",
  text: "SELECT 1 AS found FROM sso_connections WHERE organization_id = $1 AND is_on LIMIT 1",
};

export async function hasConnectionOn(organizationId: string, tx: Transaction): Promise<boolean> {
  return (await rows(ANY_ON, [organizationId], tx)).length > 0;
}

const NOTE_ERROR = {
  name: "sso-note-error",
  text: `
    UPDATE sso_connections SET last_error = $3, last_error_at = $4 WHERE (organization_id, id) IN (
      SELECT organization_id, id FROM sso_connections WHERE organization_id = $1 AND id = $2
      FOR NO KEY UPDATE SKIP LOCKED)`,
};

/** Does nothing while another transaction locks the connection, because waiting would occupy a database connection. */
export async function noteConnectionError(
  { organizationId, id }: Pick<ConnectionRow, "organizationId" | "id">,
  { error, now }: { error: string; now: Date },
): Promise<void> {
  await rows(NOTE_ERROR, [organizationId, id, error, now]);
}

const END_PENDING = {
  name: "sso-end-pending",
  text: "DELETE FROM pending_sign_ins WHERE organization_id = $1 AND first_step = 'sso'",
};

export async function endPendingSso(organizationId: string, tx: Transaction): Promise<void> {
  await rows(END_PENDING, [organizationId], tx);
}
