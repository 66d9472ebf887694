import type { TeamsQuery } from "#core/teams/TeamsQuery.ts";
import { TEAM_COLUMNS, type TeamRow } from "../teams/teams.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage } from "./findPage.ts";
import { namedPeople } from "./namedPeople.ts";
import type { PagedList } from "./PagedList.ts";

const withPerson = (people: string) => `t.id IN (
  SELECT team_id FROM team_members WHERE organization_id = $1 AND user_id ${people})`;

const TEAMS: PagedList<TeamsQuery> = {
  columns: TEAM_COLUMNS,
  table: "teams t",
  where: "t.organization_id = $1",
  id: "t.id",
  search: (pattern) => `t.name ILIKE ${pattern} OR ${withPerson(`IN ${namedPeople(pattern)}`)}`,
  filters: { personId: (value) => withPerson(`= ${value}`) },
  orders: { name: 't.name COLLATE "en-x-icu"', memberCount: '"memberCount"' },
};

export function findTeamsPage(organizationId: string, query: TeamsQuery) {
  return findPage<TeamRow, TeamsQuery>(TEAMS, query, [organizationId]);
}

export function allTeams(organizationId: string, query: TeamsQuery) {
  return eachBatch<TeamRow, TeamsQuery>(TEAMS, query, [organizationId]);
}
