import { SeenTeamPatch } from "#core/teams/TeamInput.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operationOn } from "../operation.ts";
import { changeTeam } from "./steps/changeTeam.ts";

export const editTeam = operationOn("editTeam", SeenTeamPatch, async (id, patch, context) =>
  changeTeam(id, patch, await lockOrganization(context)),
);
