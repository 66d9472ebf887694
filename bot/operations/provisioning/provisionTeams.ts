import { z } from "zod";
import { Nothing, parseInput } from "#core/inputs.ts";
import { type GroupChanges, membersAfter } from "#core/provisioning/readGroupChanges.ts";
import { notUnique } from "#core/provisioning/scimRefusal.ts";
import { Refusal } from "#core/refusal.ts";
import { TeamInput, TeamPatch } from "#core/teams/TeamInput.ts";
import { keepProvisionedTeam } from "#db/queries/provisioning/keepProvisioned.ts";
import { findScimTeam, type ScimTeam } from "#db/queries/provisioning/teams.ts";
import { addTeam } from "../teams/steps/addTeam.ts";
import { changeTeam } from "../teams/steps/changeTeam.ts";
import { removeTeam } from "../teams/steps/removeTeam.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operation, operationOn } from "../operation.ts";
import type { WriteContext } from "../running/WriteContext.ts";
import { recordedAs } from "./steps/recordedAs.ts";

type NewGroup = GroupChanges & { displayName: string };

export const provisionTeam = operation("provisionTeams", z.custom<NewGroup>(), async (sent, before) => {
  const context = await lockOrganization(before);
  const { me, tx } = context;
  const { displayName: name, externalId = null, members } = sent;
  const input = parseInput(TeamInput, { name, memberIds: membersAfter([], members) });
  const { id } = await addTeam(input, recordedAs("createTeam", context)).catch(asUniqueness);
  await keepProvisionedTeam(me.organizationId, { id, externalId }, tx);
  return seen(id, context);
});

export const changeProvisionedTeam = operationOn(
  "provisionTeams",
  z.custom<GroupChanges>(),
  async (id, sent, before) => {
    const context = await lockOrganization(before);
    const { me, tx } = context;
    const known = await findScimTeam(me.organizationId, id, { tx });
    if (!known) throw notFound("The group");
    const { displayName: name = known.name, externalId = known.externalId, members } = sent;
    const memberIds = membersAfter(
      known.members.map((member) => member.id),
      members,
    );
    const patch = parseInput(TeamPatch, { name, memberIds });
    await changeTeam(id, patch, recordedAs("editTeam", context)).catch(asUniqueness);
    await keepProvisionedTeam(me.organizationId, { id, externalId }, tx);
    return seen(id, context);
  },
);

export const removeProvisionedTeam = operationOn("provisionTeams", Nothing, async (id, _, before) => {
  const context = await lockOrganization(before);
  const { me, tx } = context;
  const known = await findScimTeam(me.organizationId, id, { withMembers: false, tx });
  if (!known) throw notFound("The group");
  if (!known.isManaged) {
    const text = "This team was created in Awayday. Delete it there.";
    throw new Refusal("forbidden", "not_provisioned", text);
  }
  await removeTeam(id, recordedAs("deleteTeam", context));
});

async function seen(id: string, { me, tx }: WriteContext): Promise<ScimTeam> {
  const team = await findScimTeam(me.organizationId, id, { tx });
  if (!team) throw notFound("The group");
  return team;
}

/** SCIM clients recognize an existing group by a uniqueness error. */
function asUniqueness(error: unknown): never {
  if (error instanceof Refusal && error.code === "team_exists") throw notUnique(error.message);
  throw error;
}
