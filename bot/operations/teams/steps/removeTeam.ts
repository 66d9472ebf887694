import { Refusal } from "#core/refusal.ts";
import { Team } from "#db/models/teams/Team.ts";
import { findBlackoutOfTeam } from "#db/queries/blackouts/blackouts.ts";
import { findManagedTeams } from "#db/queries/provisioning/managed.ts";
import { findTeam } from "#db/queries/teams/teams.ts";
import { notFound } from "#bot/operations/notFound.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { coverageColumns } from "./coverageColumns.ts";

type Context = Pick<WriteContext, "actor" | "me" | "tx" | "now" | "audit">;

/** The organization must be locked. */
export async function removeTeam(id: string, { actor, me, tx, now, audit }: Context): Promise<void> {
  const { organizationId } = me;
  const team = await findTeam(organizationId, id, tx);
  if (!team) throw notFound("The team");
  if (actor.source !== "scim" && (await findManagedTeams(organizationId, { now, tx }, id)).has(id)) {
    throw new Refusal("conflict", "provisioned", "Your identity provider manages this team. Delete the group there.");
  }
  const reason = await findBlackoutOfTeam(organizationId, id, tx);
  if (reason !== undefined) {
    const text = `The blackout “${reason}” is limited to this team. Delete the blackout first.`;
    throw new Refusal("conflict", "team_in_use", text);
  }
  await Team.destroy({ where: { organizationId, id }, transaction: tx });
  const { name, leadIds, memberIds, coverage } = team;
  await audit({ subject: ["team", id], before: { name, leadIds, memberIds, ...coverageColumns(coverage) } });
}
