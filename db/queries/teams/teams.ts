import type { Transaction } from "sequelize";
import type { PageBounds } from "#core/lists/pageQuery.ts";
import type { CoverageMode, TeamCoverage } from "#core/teams/TeamCoverage.ts";
import { REPORTS_OF_BELOW } from "../people/hierarchy.ts";
import { row, rows } from "../statement.ts";

export interface TeamView {
  id: string;
  name: string;
  leadIds: string[];
  memberIds: string[];
  coverage: TeamCoverage | null;
  people: { id: string; name: string; isActive: boolean }[];
  memberCount: number;
}

export interface TeamRow {
  id: string;
  name: string;
  minimum: number | null;
  percent: number | null;
  mode: CoverageMode | null;
  people: { id: string; name: string; isActive: boolean; isLead: boolean; isMember: boolean }[];
  memberCount: number;
}

export const TEAM_COLUMNS = `
  t.id, t.name, t.coverage_minimum AS minimum, t.coverage_percent AS percent, t.coverage_mode AS mode,
    (SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'isActive', u.is_active,
        'isLead', m.is_lead, 'isMember', m.is_member) ORDER BY u.name COLLATE "en-x-icu", u.id), '[]')
      FROM team_members m JOIN users u ON u.organization_id = m.organization_id AND u.id = m.user_id
      WHERE m.organization_id = t.organization_id AND m.team_id = t.id) AS people,
    (SELECT count(*)::int
      FROM team_members m JOIN users u ON u.organization_id = m.organization_id AND u.id = m.user_id
      WHERE m.organization_id = t.organization_id AND m.team_id = t.id AND m.is_member AND u.is_active) AS "memberCount"`;

const VIEW = `SELECT ${TEAM_COLUMNS} FROM teams t WHERE t.organization_id = $1`;
const BY_NAME = 'ORDER BY t.name COLLATE "en-x-icu", t.id';

export function teamView({ minimum, percent, mode, people, ...team }: TeamRow): TeamView {
  const coverage = mode && { ...(minimum !== null && { minimum }), ...(percent !== null && { percent }), mode };
  return {
    ...team,
    leadIds: people.filter(({ isLead }) => isLead).map(({ id }) => id),
    memberIds: people.filter(({ isMember }) => isMember).map(({ id }) => id),
    coverage,
    people: people.map(({ id, name, isActive }) => ({ id, name, isActive })),
  };
}

const ONE = { name: "team", text: `${VIEW} AND t.id = $2` };

export async function findTeam(organizationId: string, id: string, tx?: Transaction): Promise<TeamView | undefined> {
  const found = await row<TeamRow>(ONE, [organizationId, id], tx);
  return found && teamView(found);
}

interface TeamScope {
  viewerId: string;
  andBelow: boolean;
  all: boolean;
}

const SEEN = `
    WITH RECURSIVE below AS (
      SELECT id FROM users WHERE organization_id = $1 AND (id = $2 OR ($3::boolean AND manager_id = $2))
      UNION
      (SELECT id FROM (${REPORTS_OF_BELOW}) further WHERE $3::boolean)
    )
    ${VIEW} AND ($4::boolean OR EXISTS (
      SELECT FROM team_members m WHERE m.organization_id = $1 AND m.team_id = t.id
        AND m.user_id = ANY (ARRAY(SELECT id FROM below))))`;
const VISIBLE = { name: "visible-teams", text: `${SEEN} AND ($5::uuid IS NULL OR t.id = $5) ${BY_NAME}` };
const PAGE = { name: "visible-teams-page", text: `${SEEN} AND t.id > $5 ORDER BY t.id LIMIT $6` };

export async function findVisibleTeams(organizationId: string, scope: TeamScope, id?: string): Promise<TeamView[]> {
  const { viewerId, andBelow, all } = scope;
  const found = await rows<TeamRow>(VISIBLE, [organizationId, viewerId, andBelow, all, id ?? null]);
  return found.map((team) => seenTeam(team, scope));
}

export async function findVisibleTeamPage(
  organizationId: string,
  scope: TeamScope,
  { after, most }: PageBounds,
): Promise<TeamView[]> {
  const { viewerId, andBelow, all } = scope;
  const found = await rows<TeamRow>(PAGE, [organizationId, viewerId, andBelow, all, after, most]);
  return found.map((team) => seenTeam(team, scope));
}

function seenTeam(team: TeamRow, { all }: TeamScope): TeamView {
  return teamView(all ? team : { ...team, people: team.people.filter(({ isActive }) => isActive) });
}

const NAMED = {
  name: "team-named",
  text: "SELECT 1 FROM teams WHERE organization_id = $1 AND lower(name) = lower($2) AND id <> $3 LIMIT 1",
};

export async function isTeamNamed(
  organizationId: string,
  { name, id }: { name: string; id: string },
  tx: Transaction,
): Promise<boolean> {
  return (await row(NAMED, [organizationId, name, id], tx)) !== undefined;
}

const ACTIVE = {
  name: "known-people",
  text: 'SELECT id, name, is_active AS "isActive" FROM users WHERE organization_id = $1 AND id = ANY ($2::uuid[])',
};

export function findKnownPeople(
  organizationId: string,
  ids: readonly string[],
  tx: Transaction,
): Promise<{ id: string; name: string; isActive: boolean }[]> {
  return rows(ACTIVE, [organizationId, ids], tx);
}

const OVER_LIMITED = {
  name: "members-of-many-limited-teams",
  text: `
    SELECT u.name FROM team_members m JOIN users u ON u.organization_id = m.organization_id AND u.id = m.user_id
    WHERE m.organization_id = $1 AND m.team_id = $2 AND m.is_member AND $3 < (
      SELECT count(*) FROM team_members o JOIN teams t ON t.organization_id = o.organization_id AND t.id = o.team_id
      WHERE o.organization_id = $1 AND o.user_id = m.user_id AND o.is_member AND t.coverage_mode IS NOT NULL)
    ORDER BY u.name COLLATE "en-x-icu" LIMIT 1`,
};

export async function findMemberOfManyLimited(
  organizationId: string,
  { teamId, most }: { teamId: string; most: number },
  tx: Transaction,
): Promise<string | undefined> {
  return (await row<{ name: string }>(OVER_LIMITED, [organizationId, teamId, most], tx))?.name;
}
