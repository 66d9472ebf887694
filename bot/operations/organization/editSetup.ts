import { SetupPatch } from "#core/organization/setup.ts";
import { updateSetup } from "#db/queries/offices/setup.ts";
import { operation } from "../operation.ts";
import { setupOf } from "./steps/setupOf.ts";

/** Opens or dismisses the checklist for setting up the organization, or confirms a step of it. */
export const editSetup = operation("editSetup", SetupPatch, async (patch, { me, tx, now, audit }) => {
  const { organizationId } = me;
  await updateSetup(organizationId, patch, tx);
  await audit({ subject: ["organization", organizationId], after: patch });
  return setupOf(me, { now, tx });
});
