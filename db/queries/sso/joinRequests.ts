import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";
import type { IdentityKey } from "./identities.ts";

export interface JoinRequestRow extends IdentityKey {
  id: string;
  email: string;
  name: string | null;
  connectionName: string;
  declinedAt: Date | null;
  createdAt: Date;
  expiresAt: Date;
}

const FIELDS = `
    SELECT j.organization_id AS "organizationId", j.id, j.connection_id AS "connectionId", j.issuer, j.subject, j.email,
      j.name, c.name AS "connectionName", j.declined_at AS "declinedAt", j.created_at AS "createdAt",
      j.expires_at AS "expiresAt"
    FROM sso_join_requests j
    JOIN sso_connections c ON c.organization_id = j.organization_id AND c.id = j.connection_id
    WHERE j.organization_id = $1 AND j.expires_at > $2`;
/** SQL that is true if the request `j` waits for an Admin. Doesn't check its expiry. */
export const IS_WAITING = `j.declined_at IS NULL
      AND NOT EXISTS (SELECT FROM users u WHERE u.organization_id = j.organization_id AND lower(u.email) = j.email)`;
const WAITING = `${FIELDS} AND ${IS_WAITING}`;
const LIST = { name: "sso-join-requests", text: `${WAITING} ORDER BY j.created_at, j.id` };
const ONE = { name: "sso-join-request", text: `${FIELDS} AND j.id = $3 AND j.declined_at IS NULL FOR UPDATE OF j` };
const BY_KEY = {
  name: "sso-join-request-by-key",
  text: `${FIELDS} AND j.connection_id = $3 AND j.issuer = $4 AND j.subject = $5`,
};

export function findJoinRequests(organizationId: string, now: Date, tx?: Transaction): Promise<JoinRequestRow[]> {
  return rows<JoinRequestRow>(LIST, [organizationId, now], tx);
}

export function lockJoinRequest(
  organizationId: string,
  id: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<JoinRequestRow | undefined> {
  return row<JoinRequestRow>(ONE, [organizationId, now, id], tx);
}

export function findAsked(
  { organizationId, connectionId, issuer, subject }: IdentityKey,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<JoinRequestRow | undefined> {
  return row<JoinRequestRow>(BY_KEY, [organizationId, now, connectionId, issuer, subject], tx);
}

const FORGET_KEY = {
  name: "sso-join-request-forget",
  text: `
    DELETE FROM sso_join_requests
    WHERE organization_id = $1 AND connection_id = $2 AND issuer = $3 AND subject = $4`,
};
const FORGET_EMAIL = {
  name: "sso-join-requests-of-email",
  text: "DELETE FROM sso_join_requests WHERE organization_id = $1 AND email = $2",
};
const FORGET_CONNECTION = {
  name: "sso-join-requests-of-connection",
  text: "DELETE FROM sso_join_requests WHERE organization_id = $1 AND connection_id = $2",
};

export async function forgetAsked(
  { organizationId, connectionId, issuer, subject }: IdentityKey,
  tx: Transaction,
): Promise<void> {
  await rows(FORGET_KEY, [organizationId, connectionId, issuer, subject], tx);
}

export async function forgetAskedBy(organizationId: string, email: string, tx: Transaction): Promise<void> {
  await rows(FORGET_EMAIL, [organizationId, email], tx);
}

/** Call after a change of the issuer, because accounts at the previous issuer can't sign in. */
export async function forgetAskedThrough(organizationId: string, connectionId: string, tx: Transaction): Promise<void> {
  await rows(FORGET_CONNECTION, [organizationId, connectionId], tx);
}
