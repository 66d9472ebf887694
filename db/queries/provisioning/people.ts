import type { Transaction } from "sequelize";
import type { Filter } from "#core/provisioning/readFilter.ts";
import type { ScimPage } from "#core/provisioning/readListQuery.ts";
import type { Role } from "#core/people/access/roles.ts";
import { row, rows } from "../statement.ts";

export interface ScimPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
  userName: string;
  externalId: string | null;
  displayName: string | null;
  givenName: string | null;
  familyName: string | null;
  managesManager: boolean;
  sentActive: boolean | null;
  managerId: string | null;
  managerName: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const USER_NAME = "coalesce(p.user_name, u.email)";
const FROM = `
    FROM users u
    LEFT JOIN provisioned_people p ON p.organization_id = u.organization_id AND p.user_id = u.id
    LEFT JOIN users m ON m.organization_id = u.organization_id AND m.id = u.manager_id
    WHERE u.organization_id = $1 AND u.erased_at IS NULL`;
const SEEN = `${FROM} AND (p.removed_at IS NULL OR u.is_active)`;
/** `$2` is a list of lists of comparisons. A person matches if all comparisons of at least one list hold. */
const MATCHES = `($2::jsonb IS NULL OR EXISTS (
      SELECT FROM jsonb_array_elements($2::jsonb) terms WHERE NOT EXISTS (
        SELECT FROM jsonb_to_recordset(terms) t (attribute text, value text) WHERE NOT coalesce(CASE t.attribute
          WHEN 'id' THEN u.id::text = lower(t.value)
          WHEN 'userName' THEN lower(${USER_NAME}) = lower(t.value)
          WHEN 'externalId' THEN p.external_id = t.value
          WHEN 'email' THEN lower(u.email) = t.value
          WHEN 'displayName' THEN lower(coalesce(p.display_name, u.name)) = lower(t.value)
          WHEN 'active' THEN u.is_active::text = lower(t.value) END, false))))`;
const COLUMNS = `
    SELECT u.id, u.name, u.email, u.role, u.is_active AS "isActive", ${USER_NAME} AS "userName",
      p.external_id AS "externalId", p.display_name AS "displayName", p.given_name AS "givenName",
      p.family_name AS "familyName", coalesce(p.manages_manager, false) AS "managesManager",
      CASE WHEN p.removed_at IS NULL THEN p.is_active END AS "sentActive",
      u.manager_id AS "managerId", m.name AS "managerName",
      u.created_at AS "createdAt", greatest(u.updated_at, p.updated_at) AS "updatedAt"`;

const LIST = {
  name: "scim-people",
  text: `${COLUMNS} ${SEEN} AND ${MATCHES} ORDER BY u.created_at, u.id OFFSET $3 LIMIT $4`,
};
const COUNT = { name: "scim-people-count", text: `SELECT count(*)::int AS count ${SEEN} AND ${MATCHES}` };

export async function findScimPeople(
  organizationId: string,
  filter: Filter | undefined,
  { offset, count }: ScimPage,
): Promise<{ total: number; people: ScimPerson[] }> {
  const values = [organizationId, filter ? JSON.stringify(filter) : null];
  const total = (await row<{ count: number }>(COUNT, values))?.count ?? 0;
  const people = count === 0 ? [] : await rows<ScimPerson>(LIST, [...values, offset, count]);
  return { total, people };
}

const ONE = { name: "scim-person", text: `${COLUMNS} ${SEEN} AND u.id = $2` };

export function findScimPerson(organizationId: string, id: string, tx?: Transaction): Promise<ScimPerson | undefined> {
  return row<ScimPerson>(ONE, [organizationId, id], tx);
}

const REMOVED = { name: "scim-removed-person", text: `${COLUMNS} ${FROM} AND u.id = $2 AND p.removed_at IS NOT NULL` };

export function findRemovedPerson(
  organizationId: string,
  id: string,
  tx: Transaction,
): Promise<ScimPerson | undefined> {
  return row<ScimPerson>(REMOVED, [organizationId, id], tx);
}

interface Namesake {
  id: string;
  isActive: boolean;
  isRemoved: boolean;
}

const NAMESAKES = {
  name: "scim-namesakes",
  text: `
    SELECT u.id, u.is_active AS "isActive", p.removed_at IS NOT NULL AS "isRemoved"
    FROM users u LEFT JOIN provisioned_people p ON p.organization_id = u.organization_id AND p.user_id = u.id
    WHERE u.organization_id = $1 AND (lower(u.email) = $3 OR lower(${USER_NAME}) = lower($2)) ORDER BY u.id`,
};

export function findNamesakes(
  organizationId: string,
  { userName, email }: { userName: string; email: string },
  tx: Transaction,
): Promise<Namesake[]> {
  return rows<Namesake>(NAMESAKES, [organizationId, userName, email], tx);
}

const JOINED = {
  name: "scim-has-joined",
  text: `
    SELECT EXISTS (SELECT FROM passwords WHERE organization_id = $1 AND user_id = $2)
      OR EXISTS (SELECT FROM identities WHERE organization_id = $1 AND user_id = $2 AND provider <> 'email')
      OR EXISTS (SELECT FROM sso_identities WHERE organization_id = $1 AND user_id = $2)
      OR EXISTS (SELECT FROM audit_events WHERE organization_id = $1 AND subject_id = $2 AND action = 'signIn') AS joined`,
};

export async function findHasJoined(
  { organizationId, id }: { organizationId: string; id: string },
  tx?: Transaction,
): Promise<boolean> {
  return (await row<{ joined: boolean }>(JOINED, [organizationId, id], tx))?.joined ?? false;
}
