import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

export interface DomainRow {
  organizationId: string;
  id: string;
  domain: string;
  token: string;
  provenAt: Date | null;
  checkedAt: Date | null;
}

const FIELDS = `
    SELECT organization_id AS "organizationId", id, domain, token, proven_at AS "provenAt", checked_at AS "checkedAt"
    FROM sso_domains`;
const LIST = { name: "sso-domains", text: `${FIELDS} WHERE organization_id = $1 ORDER BY domain` };
const ONE = { name: "sso-domain", text: `${FIELDS} WHERE organization_id = $1 AND id = $2` };
const HOLDER = { name: "sso-domain-holder", text: `${FIELDS} WHERE domain = $1 AND proven_at IS NOT NULL` };

export function findDomains(organizationId: string): Promise<DomainRow[]> {
  return rows<DomainRow>(LIST, [organizationId]);
}

export function findDomain(organizationId: string, id: string): Promise<DomainRow | undefined> {
  return row<DomainRow>(ONE, [organizationId, id]);
}

const LOCK_ROW = { name: "sso-domain-lock-row", text: `${ONE.text} FOR UPDATE` };

/** Call before locking the sign-in rules, because a first sign-in locks in the same order. */
export function lockOwnDomain(organizationId: string, id: string, tx: Transaction): Promise<DomainRow | undefined> {
  return row<DomainRow>(LOCK_ROW, [organizationId, id], tx);
}

export function findHolder(domain: string, tx?: Transaction): Promise<DomainRow | undefined> {
  return row<DomainRow>(HOLDER, [domain], tx);
}

const LOCK = {
  name: "sso-domain-lock",
  text: "SELECT pg_advisory_xact_lock(hashtextextended('sso domain ' || $1, 0))",
};

/** Locks the proof of the domain in all organizations until the transaction ends. */
export async function lockDomain(domain: string, tx: Transaction): Promise<void> {
  await rows(LOCK, [domain], tx);
}

const IS_PROVEN = {
  name: "sso-domain-is-proven",
  text: `
    SELECT 1 AS found FROM sso_domains
    WHERE organization_id = $1 AND domain = $2 AND proven_at IS NOT NULL FOR SHARE`,
};

/** Prevents the removal of a proven domain until the transaction ends. */
export async function holdsDomain(organizationId: string, domain: string, tx: Transaction): Promise<boolean> {
  return (await rows(IS_PROVEN, [organizationId, domain], tx)).length > 0;
}

const ANY_PROVEN = {
  name: "sso-any-domain-proven",
  text: "SELECT 1 AS found FROM sso_domains WHERE organization_id = $1 AND proven_at IS NOT NULL LIMIT 1",
};

export async function hasProvenDomain(organizationId: string, tx: Transaction): Promise<boolean> {
  return (await rows(ANY_PROVEN, [organizationId], tx)).length > 0;
}

const NOTE = {
  name: "sso-domain-note",
  text: `
    UPDATE sso_domains SET checked_at = $3, proven_at = CASE WHEN $4 THEN coalesce(proven_at, $3) END
    WHERE organization_id = $1 AND id = $2 RETURNING id`,
};

export async function noteCheck(
  { organizationId, id }: Pick<DomainRow, "organizationId" | "id">,
  { now, isProven }: { now: Date; isProven: boolean },
  tx: Transaction,
): Promise<void> {
  await rows(NOTE, [organizationId, id, now, isProven], tx);
}
