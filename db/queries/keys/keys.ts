import type { Transaction } from "sequelize";
import type { Scope } from "#core/keys/scopes.ts";
import type { Role } from "#core/people/access/roles.ts";
import { row, rows } from "../statement.ts";

export interface KeyRow {
  id: string;
  name: string;
  start: string;
  scopes: Scope[];
  isService: boolean;
  userId: string;
  userName: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  isActive: boolean;
  role: Role;
  allowsPersonalKeys: boolean;
}

export const KEY_COLUMNS = `k.id, k.name, k.start, k.scopes, k.is_service AS "isService", k.user_id AS "userId",
      u.name AS "userName", k.created_at AS "createdAt", k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt",
      k.revoked_at AS "revokedAt", u.is_active AS "isActive", u.role,
      o.allows_personal_keys AS "allowsPersonalKeys"`;

const ALL_KEYS = `
    SELECT ${KEY_COLUMNS}
    FROM api_keys k
    JOIN users u ON u.organization_id = k.organization_id AND u.id = k.user_id
    JOIN organizations o ON o.id = k.organization_id
    WHERE k.organization_id = $1`;
const KEYS = `${ALL_KEYS} AND k.purpose = 'api'`;

const LISTED = "AND k.revoked_at IS NULL AND k.expires_at > $2::timestamptz - interval '90 days'";
const NEWEST = "ORDER BY k.created_at DESC, k.id";
const OWN = { name: "keys-own", text: `${KEYS} ${LISTED} AND k.user_id = $3 AND NOT k.is_service ${NEWEST}` };
const ALL = { name: "keys-all", text: `${KEYS} ${LISTED} ${NEWEST} LIMIT 1000` };

export function findKeysOf(
  { organizationId, id }: { organizationId: string; id: string },
  now: Date,
): Promise<KeyRow[]> {
  return rows<KeyRow>(OWN, [organizationId, now, id]);
}

export function findKeysIn(organizationId: string, now: Date): Promise<KeyRow[]> {
  return rows<KeyRow>(ALL, [organizationId, now]);
}

const ONE = { name: "key", text: `${KEYS} AND k.id = $2` };

const TOKENS = {
  name: "provisioning-tokens",
  text: `${ALL_KEYS} ${LISTED} AND k.purpose = 'scim' ${NEWEST} LIMIT 100`,
};

export function findProvisioningTokens(organizationId: string, now: Date, tx?: Transaction): Promise<KeyRow[]> {
  return rows<KeyRow>(TOKENS, [organizationId, now], tx);
}

export function findKey(organizationId: string, id: string, tx?: Transaction): Promise<KeyRow | undefined> {
  return row<KeyRow>(ONE, [organizationId, id], tx);
}

const COUNT = {
  name: "keys-count",
  text: `
    SELECT count(*)::int AS count FROM api_keys
    WHERE organization_id = $1 AND purpose = 'api' AND is_service = $3 AND ($3 OR user_id = $2) AND revoked_at IS NULL AND expires_at > $4`,
};

export async function countKeys(
  { organizationId, id }: { organizationId: string; id: string },
  { isService, now, tx }: { isService: boolean; now: Date; tx: Transaction },
): Promise<number> {
  return (await row<{ count: number }>(COUNT, [organizationId, id, isService, now], tx))?.count ?? 0;
}

const REVOKE = {
  name: "key-revoke",
  text: "UPDATE api_keys SET revoked_at = $3 WHERE organization_id = $1 AND id = $2 AND revoked_at IS NULL RETURNING id",
};

export async function revokeKeyRow(
  organizationId: string,
  id: string,
  { now, tx }: { now: Date; tx: Transaction },
): Promise<boolean> {
  return (await rows(REVOKE, [organizationId, id, now], tx)).length > 0;
}

const REVOKE_OF = {
  name: "keys-revoke-of",
  text: `
    UPDATE api_keys SET revoked_at = $3 WHERE organization_id = $1 AND user_id = $2 AND revoked_at IS NULL
      AND ($4 OR NOT is_service)`,
};

export async function revokeKeysOf(
  { organizationId, id }: { organizationId: string; id: string },
  { now, tx, all }: { now: Date; tx: Transaction; all: boolean },
): Promise<void> {
  await rows(REVOKE_OF, [organizationId, id, now, all], tx);
}

const REVOKE_ALL = {
  name: "keys-revoke-all",
  text: "UPDATE api_keys SET revoked_at = $1 WHERE revoked_at IS NULL AND expires_at > $1 RETURNING id",
};

export async function revokeAllKeys(now: Date, tx: Transaction): Promise<number> {
  return (await rows(REVOKE_ALL, [now], tx)).length;
}
