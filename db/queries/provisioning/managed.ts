import type { Transaction } from "sequelize";
import type { ManagedPerson } from "#core/provisioning/lockedFields.ts";
import { row, rows } from "../statement.ts";

/** Without a working token, nothing is managed, so that people can be edited after provisioning ends. */
const WORKS = `EXISTS (
  SELECT FROM api_keys k JOIN users o ON o.organization_id = k.organization_id AND o.id = k.user_id
  WHERE k.organization_id = $1 AND k.purpose = 'scim' AND k.revoked_at IS NULL AND k.expires_at > $2
    AND o.is_active AND o.role = 'Owner')`;

const PEOPLE = `
    SELECT p.user_id AS id, p.manages_manager AS "managesManager", p.is_active AS "isActive" FROM provisioned_people p
    WHERE p.organization_id = $1 AND p.removed_at IS NULL AND ${WORKS}`;
const PERSON = { name: "managed-person", text: `${PEOPLE} AND p.user_id = $3` };
const EVERYONE = { name: "managed-people", text: PEOPLE };

interface When {
  now: Date;
  tx?: Transaction | undefined;
}

export function findManagedPerson(
  { organizationId, id }: { organizationId: string; id: string },
  { now, tx }: When,
): Promise<ManagedPerson | undefined> {
  return row<ManagedPerson>(PERSON, [organizationId, now, id], tx);
}

export async function findManagedPeople(
  organizationId: string,
  { now, tx }: When,
): Promise<ReadonlyMap<string, ManagedPerson>> {
  const found = await rows<ManagedPerson & { id: string }>(EVERYONE, [organizationId, now], tx);
  return new Map(found.map((person) => [person.id, person]));
}

const TEAMS = {
  name: "managed-teams",
  text: `
    SELECT t.team_id AS id FROM provisioned_teams t
    WHERE t.organization_id = $1 AND ($3::uuid IS NULL OR t.team_id = $3) AND ${WORKS}`,
};

export async function findManagedTeams(
  organizationId: string,
  { now, tx }: When,
  id?: string,
): Promise<ReadonlySet<string>> {
  const found = await rows<{ id: string }>(TEAMS, [organizationId, now, id ?? null], tx);
  return new Set(found.map((team) => team.id));
}
