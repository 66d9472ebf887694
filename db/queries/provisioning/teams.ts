import type { Transaction } from "sequelize";
import type { Filter } from "#core/provisioning/readFilter.ts";
import type { ScimPage } from "#core/provisioning/readListQuery.ts";
import { row, rows } from "../statement.ts";

export interface ScimTeam {
  id: string;
  name: string;
  externalId: string | null;
  isManaged: boolean;
  members: { id: string; name: string }[];
  createdAt: Date;
  updatedAt: Date;
}

const SEEN = `
    FROM teams t LEFT JOIN provisioned_teams p ON p.organization_id = t.organization_id AND p.team_id = t.id
    WHERE t.organization_id = $1`;
/** `$2` is a list of lists of comparisons. A team matches if all comparisons of at least one list hold. */
const MATCHES = `($2::jsonb IS NULL OR EXISTS (
      SELECT FROM jsonb_array_elements($2::jsonb) terms WHERE NOT EXISTS (
        SELECT FROM jsonb_to_recordset(terms) f (attribute text, value text) WHERE NOT coalesce(CASE f.attribute
          WHEN 'id' THEN t.id::text = lower(f.value)
          WHEN 'displayName' THEN lower(t.name) = lower(f.value)
          WHEN 'externalId' THEN p.external_id = f.value
          WHEN 'member' THEN EXISTS (SELECT FROM team_members m
            WHERE m.organization_id = $1 AND m.team_id = t.id AND m.is_member AND m.user_id::text = lower(f.value))
          END, false))))`;
const columns = (wanted: string) => `
    SELECT t.id, t.name, p.external_id AS "externalId", p.team_id IS NOT NULL AS "isManaged",
      t.created_at AS "createdAt", t.updated_at AS "updatedAt",
      CASE WHEN ${wanted} THEN (SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) ORDER BY u.name, u.id), '[]')
        FROM team_members m JOIN users u ON u.organization_id = m.organization_id AND u.id = m.user_id
        WHERE m.organization_id = t.organization_id AND m.team_id = t.id AND m.is_member) ELSE '[]' END AS members`;

const LIST = {
  name: "scim-teams",
  text: `${columns("$5::boolean")} ${SEEN} AND ${MATCHES} ORDER BY t.created_at, t.id OFFSET $3 LIMIT $4`,
};
const COUNT = { name: "scim-teams-count", text: `SELECT count(*)::int AS count ${SEEN} AND ${MATCHES}` };

export async function findScimTeams(
  organizationId: string,
  filter: Filter | undefined,
  { offset, count, withMembers }: ScimPage & { withMembers: boolean },
): Promise<{ total: number; teams: ScimTeam[] }> {
  const values = [organizationId, filter ? JSON.stringify(filter) : null];
  const total = (await row<{ count: number }>(COUNT, values))?.count ?? 0;
  const teams = count === 0 ? [] : await rows<ScimTeam>(LIST, [...values, offset, count, withMembers]);
  return { total, teams };
}

const ONE = { name: "scim-team", text: `${columns("$3::boolean")} ${SEEN} AND t.id = $2` };

export function findScimTeam(
  organizationId: string,
  id: string,
  { withMembers = true, tx }: { withMembers?: boolean; tx?: Transaction } = {},
): Promise<ScimTeam | undefined> {
  return row<ScimTeam>(ONE, [organizationId, id, withMembers], tx);
}
