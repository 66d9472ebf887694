import { Nothing } from "#core/inputs.ts";
import { Team } from "#db/models/teams/Team.ts";
import { findTeam } from "#db/queries/teams/teams.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound, operationOn } from "../operation.ts";

/** Deletes a team; its people, their leave, and what was decided while it existed stay unchanged. */
export const deleteTeam = operationOn("deleteTeam", Nothing, async (id, _, context) => {
  const { me, tx, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const team = await findTeam(organizationId, id, tx);
  if (!team) throw notFound("The team");
  await Team.destroy({ where: { organizationId, id }, transaction: tx });
  const { name, leadIds, memberIds } = team;
  await audit({ subject: ["team", id], before: { name, leadIds, memberIds } });
});
