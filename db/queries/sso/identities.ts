import type { Transaction } from "sequelize";
import type { Role } from "#core/people/access/roles.ts";
import { row, rows } from "../statement.ts";

export interface IdentityKey {
  organizationId: string;
  connectionId: string;
  issuer: string;
  subject: string;
}

const BY_SUBJECT = {
  name: "sso-identity",
  text: `
    SELECT i.organization_id AS "organizationId", i.user_id AS "userId", i.is_confirmed AS "isConfirmed", u.is_active AS "isActive", u.role
    FROM sso_identities i
    JOIN users u ON u.organization_id = i.organization_id AND u.id = i.user_id
    WHERE i.organization_id = $1 AND i.connection_id = $2 AND i.issuer = $3 AND i.subject = $4`,
};

export interface LinkedPerson {
  organizationId: string;
  userId: string;
  isActive: boolean;
  role: Role;
  isConfirmed: boolean;
}

export function findSsoPerson(
  { organizationId, connectionId, issuer, subject }: IdentityKey,
  tx: Transaction,
): Promise<LinkedPerson | undefined> {
  return row(BY_SUBJECT, [organizationId, connectionId, issuer, subject], tx);
}

export interface NamedPerson {
  userId: string;
  isActive: boolean;
  role: Role;
  isProvisioned: boolean;
}

const BY_EMAIL = {
  name: "sso-person-by-email",
  text: `
    SELECT u.id AS "userId", u.is_active AS "isActive", u.role,
      p.user_id IS NOT NULL AND p.removed_at IS NULL AS "isProvisioned"
    FROM users u
    LEFT JOIN provisioned_people p ON p.organization_id = u.organization_id AND p.user_id = u.id
    WHERE u.organization_id = $1 AND lower(u.email) = $2`,
};

export function findNamedPerson(
  organizationId: string,
  email: string,
  tx: Transaction,
): Promise<NamedPerson | undefined> {
  return row<NamedPerson>(BY_EMAIL, [organizationId, email], tx);
}

const OF_PERSON = {
  name: "sso-identity-of-person",
  text: `
    SELECT subject FROM sso_identities
    WHERE organization_id = $1 AND connection_id = $2 AND issuer = $3 AND user_id = $4`,
};

export async function hasSsoIdentity(
  { organizationId, connectionId, issuer }: Omit<IdentityKey, "subject">,
  userId: string,
  tx: Transaction,
): Promise<boolean> {
  return (await rows(OF_PERSON, [organizationId, connectionId, issuer, userId], tx)).length > 0;
}

const ANY_OF_PERSON = {
  name: "sso-identities-of-person",
  text: "SELECT FROM sso_identities WHERE organization_id = $1 AND user_id = $2 LIMIT 1",
};

export async function hasAnySsoIdentity(organizationId: string, userId: string, tx: Transaction): Promise<boolean> {
  return (await rows(ANY_OF_PERSON, [organizationId, userId], tx)).length > 0;
}

const CONFIRM = {
  name: "sso-identity-confirm",
  text: `
    UPDATE sso_identities SET is_confirmed = true
    WHERE organization_id = $1 AND connection_id = $2 AND issuer = $3 AND subject = $4`,
};

export async function confirmSsoIdentity(
  { organizationId, connectionId, issuer, subject }: IdentityKey,
  tx: Transaction,
): Promise<void> {
  await rows(CONFIRM, [organizationId, connectionId, issuer, subject], tx);
}

const FORGET_OUTDATED = {
  name: "sso-identities-outdated",
  text: `
    DELETE FROM sso_identities
    WHERE organization_id = $1 AND connection_id = $2 AND issuer <> $3 AND user_id = $4`,
};

/** Outdated links sign nobody in but, if unconfirmed, would make the person's sessions unconfirmed. */
export async function forgetOutdatedIdentities(
  { organizationId, connectionId, issuer }: Omit<IdentityKey, "subject">,
  userId: string,
  tx: Transaction,
): Promise<void> {
  await rows(FORGET_OUTDATED, [organizationId, connectionId, issuer, userId], tx);
}
