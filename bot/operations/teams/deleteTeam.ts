import { Nothing } from "#core/inputs.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operationOn } from "../operation.ts";
import { removeTeam } from "./steps/removeTeam.ts";

/**
 * Deletes a team, unless a blackout period is limited to it or an identity provider manages it. Its people, their
 * leave, and what was decided while it existed stay unchanged.
 */
export const deleteTeam = operationOn("deleteTeam", Nothing, async (id, _, context) =>
  removeTeam(id, await lockOrganization(context)),
);
