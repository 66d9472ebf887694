import { teamScope } from "#core/teams/teamScope.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findVisibleTeams } from "#db/queries/teams/teams.ts";
import { notFound } from "../../notFound.ts";

/** Throws (404) for a team that a person doesn't see, which is unknown to them. */
export async function assertSeesTeam(me: Person, teamId: string): Promise<void> {
  const [team] = await findVisibleTeams(me.organizationId, teamScope(me), teamId);
  if (!team) throw notFound("The team");
}
