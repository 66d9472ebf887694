import { Nothing } from "#core/inputs.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operationOn } from "../operation.ts";
import { removeTeam } from "./steps/removeTeam.ts";

/** The team's people, their leave, and what was decided while it existed stay unchanged. */
export const deleteTeam = operationOn("deleteTeam", Nothing, async (id, _, context) =>
  removeTeam(id, await lockOrganization(context)),
);
