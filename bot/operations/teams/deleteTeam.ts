import { Nothing } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { Team } from "#db/models/teams/Team.ts";
import { findBlackoutOfTeam } from "#db/queries/blackouts/blackouts.ts";
import { findTeam } from "#db/queries/teams/teams.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { coverageColumns } from "./steps/coverageColumns.ts";

/**
 * Deletes a team, unless a blackout period is limited to it. Its people, their leave, and what was decided while it
 * existed stay unchanged.
 */
export const deleteTeam = operationOn("deleteTeam", Nothing, async (id, _, context) => {
  const { me, tx, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const team = await findTeam(organizationId, id, tx);
  if (!team) throw notFound("The team");
  const reason = await findBlackoutOfTeam(organizationId, id, tx);
  if (reason !== undefined) {
    const text = `The blackout period “${reason}” is limited to this team. Delete the period first.`;
    throw new Refusal("conflict", "team_in_use", text);
  }
  await Team.destroy({ where: { organizationId, id }, transaction: tx });
  const { name, leadIds, memberIds, coverage } = team;
  await audit({ subject: ["team", id], before: { name, leadIds, memberIds, ...coverageColumns(coverage) } });
});
