import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

interface Whose {
  organizationId: string;
  userId: string;
}

/** SQL. A connection with a new issuer keeps its old links, which no longer sign anyone in. */
export const requiredFacts = (organization: string, person: string): string => `
    SELECT u.role = 'Owner' AS "isOwner", EXISTS (
      SELECT FROM sso_identities i
      JOIN sso_connections o ON o.organization_id = ${organization} AND o.id = i.connection_id AND o.is_on
      WHERE i.organization_id = ${organization} AND i.user_id = ${person}
        AND lower(rtrim(i.issuer, '/')) = lower(rtrim(o.issuer, '/'))
        AND (i.is_confirmed OR u.role = 'Employee')) AS "isLinked", EXISTS (
      SELECT FROM sso_domains d
      WHERE d.organization_id = ${organization} AND d.proven_at IS NOT NULL
        AND d.domain = lower(substring(u.email from '[^@]*$'))) AS "isOffered",
      c.id AS "connectionId", c.name AS "connectionName", c.version AS "connectionVersion"
    FROM sso_connections c
    JOIN users u ON u.organization_id = ${organization} AND u.id = ${person}
    WHERE c.organization_id = ${organization} AND c.is_required
      AND NOT EXISTS (SELECT FROM sso_exceptions e WHERE e.organization_id = ${organization} AND e.user_id = ${person})`;
const COVERED = { name: "sso-requirement-of-person", text: requiredFacts("$1", "$2") };

export interface Required {
  isOwner: boolean;
  isLinked: boolean;
  isOffered: boolean;
  connectionId: string;
  connectionName: string;
  connectionVersion: number;
}

export function findRequired({ organizationId, userId }: Whose, tx?: Transaction): Promise<Required | undefined> {
  return row(COVERED, [organizationId, userId], tx);
}

const REQUIREMENT = {
  name: "sso-requirement",
  text: `
    SELECT c.id AS "connectionId",
      EXISTS (SELECT FROM sso_recovery_codes WHERE organization_id = $1) AS "hasRecoveryCode",
      (SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) ORDER BY u.name, u.id), '[]')
        FROM sso_exceptions e JOIN users u ON u.organization_id = $1 AND u.id = e.user_id
        WHERE e.organization_id = $1) AS exceptions
    FROM sso_connections c WHERE c.organization_id = $1 AND c.is_required`,
};

export interface RequirementRow {
  connectionId: string;
  hasRecoveryCode: boolean;
  exceptions: { id: string; name: string }[];
}

export function findRequirement(organizationId: string, tx?: Transaction): Promise<RequirementRow | undefined> {
  return row<RequirementRow>(REQUIREMENT, [organizationId], tx);
}

const END = ["UPDATE sso_connections SET is_required = false", "DELETE FROM sso_exceptions"].map((text, index) => ({
  name: `sso-requirement-end-${index}`,
  text: `${text} WHERE organization_id = $1`,
}));
const FORGET_CODE = {
  name: "sso-recovery-code-forget",
  text: "DELETE FROM sso_recovery_codes WHERE organization_id = $1",
};

export async function clearRequirement(organizationId: string, tx: Transaction): Promise<void> {
  for (const statement of END) await rows(statement, [organizationId], tx);
}

export async function forgetRecoveryCode(organizationId: string, tx: Transaction): Promise<void> {
  await rows(FORGET_CODE, [organizationId], tx);
}

const REQUIRE = {
  name: "sso-require",
  text: "UPDATE sso_connections SET is_required = true WHERE organization_id = $1 AND id = $2",
};
const EXCEPT = {
  name: "sso-except",
  text: `
    INSERT INTO sso_exceptions (organization_id, user_id, created_at)
    SELECT organization_id, id, $3 FROM users WHERE organization_id = $1 AND is_active AND id = ANY ($2::uuid[])
    RETURNING user_id AS "userId"`,
};

export async function keepRequirement(
  { organizationId, connectionId, exceptions }: { organizationId: string; connectionId: string; exceptions: string[] },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<number> {
  await clearRequirement(organizationId, tx);
  await rows(REQUIRE, [organizationId, connectionId], tx);
  return (await rows(EXCEPT, [organizationId, exceptions, now], tx)).length;
}

const SPEND = {
  name: "sso-recovery-code-spend",
  text: "DELETE FROM sso_recovery_codes WHERE organization_id = $1 AND code_hash = $2 RETURNING code_hash",
};
const KEEP_CODE = {
  name: "sso-recovery-code-keep",
  text: `
    INSERT INTO sso_recovery_codes (organization_id, code_hash, created_at) VALUES ($1, $2, $3)
    ON CONFLICT (organization_id) DO UPDATE SET code_hash = $2, created_at = $3`,
};

export async function keepRecoveryCode(
  { organizationId, hash }: { organizationId: string; hash: Buffer },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(KEEP_CODE, [organizationId, hash, now], tx);
}

export async function spendSsoRecoveryCode(organizationId: string, hash: Buffer, tx: Transaction): Promise<boolean> {
  return (await rows(SPEND, [organizationId, hash], tx)).length > 0;
}

const END_SESSIONS = {
  name: "end-sessions-without-sso",
  text: `
    WITH covered AS (
      SELECT id FROM users u WHERE organization_id = $1
        AND NOT EXISTS (SELECT FROM sso_exceptions e WHERE e.organization_id = $1 AND e.user_id = u.id)),
    pending AS (
      DELETE FROM pending_sign_ins WHERE user_id IN (SELECT id FROM covered) AND first_step <> 'sso')
    DELETE FROM sessions WHERE user_id IN (SELECT id FROM covered) AND sess ->> 'by' IS DISTINCT FROM 'sso'
      AND sid <> $2
    RETURNING sid`,
};

export async function endSessionsWithoutSso(
  organizationId: string,
  keep: string | undefined,
  tx: Transaction,
): Promise<number> {
  return (await rows(END_SESSIONS, [organizationId, keep ?? ""], tx)).length;
}

const PENDING_LINK = {
  name: "sso-pending-link",
  text: `
    SELECT 1 AS found FROM oauth_states s
    JOIN sso_connections c ON c.organization_id = $5 AND c.id::text = s.intent ->> 'connectionId'
    WHERE s.state_hash = $1 AND s.browser_hash = $2 AND s.expires_at > $3 AND s.intent ->> 'kind' = 'sso-link'
      AND s.intent ->> 'userId' = $4::uuid::text AND c.is_on AND c.version::text = s.intent ->> 'version'`,
};

export async function hasPendingLink(
  { organizationId, userId }: Whose,
  { stateHash, browserHash }: { stateHash: Buffer; browserHash: Buffer },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<boolean> {
  return (await rows(PENDING_LINK, [stateHash, browserHash, now, userId, organizationId], tx)).length > 0;
}
