import { teamScope } from "#core/teams/teamScope.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findVisibleTeams } from "#db/queries/teams/teams.ts";
import { notFound } from "../../notFound.ts";

export async function assertSeesTeam(me: Person, teamId: string): Promise<void> {
  const [team] = await findVisibleTeams(me.organizationId, teamScope(me), teamId);
  if (!team) throw notFound("The team");
}
