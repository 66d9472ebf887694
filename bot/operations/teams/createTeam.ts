import { TeamInput } from "#core/teams/TeamInput.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operation } from "../operation.ts";
import { addTeam } from "./steps/addTeam.ts";

export const createTeam = operation("createTeam", TeamInput, async (input, context) =>
  // The lock keeps names unique and prevents people from being erased.
  addTeam(input, await lockOrganization(context)),
);
