import { Nothing } from "#core/inputs.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operationOn } from "../operation.ts";
import { removeTeam } from "./steps/removeTeam.ts";

export const deleteTeam = operationOn("deleteTeam", Nothing, async (id, _, context) =>
  removeTeam(id, await lockOrganization(context)),
);
