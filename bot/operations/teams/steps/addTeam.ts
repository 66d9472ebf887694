import { figure } from "#core/figure.ts";
import { Refusal } from "#core/refusal.ts";
import type { TeamInput } from "#core/teams/TeamInput.ts";
import { Team } from "#db/models/teams/Team.ts";
import { newId } from "#db/newId.ts";
import { findTeam, type TeamView } from "#db/queries/teams/teams.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { assertTeamNameFree } from "./assertTeamNameFree.ts";
import { coverageColumns } from "./coverageColumns.ts";
import { assertFewLimits, assertTeamPeople, storeTeamPeople } from "./teamPeople.ts";

const MAX_TEAMS = 1000;

type Context = Pick<WriteContext, "me" | "tx" | "now" | "audit">;

/** The organization must be locked. */
export async function addTeam(input: TeamInput, { me, tx, now, audit }: Context): Promise<TeamView> {
  const { organizationId } = me;
  const { name, leadIds, memberIds, coverage } = input;
  const id = newId();
  if ((await Team.count({ where: { organizationId }, transaction: tx })) >= MAX_TEAMS) {
    throw new Refusal("conflict", "too_many_teams", `An organization can have at most ${figure(MAX_TEAMS)} teams`);
  }
  await assertTeamNameFree(organizationId, { id, name }, tx);
  await assertTeamPeople(organizationId, input, tx);
  const limit = coverageColumns(coverage);
  await Team.create({ organizationId, id, name, ...limit, createdAt: now, updatedAt: now }, { transaction: tx });
  await storeTeamPeople({ organizationId, teamId: id }, input, tx);
  if (coverage) await assertFewLimits(organizationId, id, tx);
  await audit({ subject: ["team", id], after: { name, leadIds, memberIds, ...limit } });
  const team = await findTeam(organizationId, id, tx);
  if (!team) throw new Error("The created team was not found");
  return team;
}
