import { SetupPatch } from "#core/organization/setup.ts";
import { updateSetup } from "#db/queries/offices/setup.ts";
import { operation } from "../operation.ts";
import { setupOf } from "./steps/setupOf.ts";

export const editSetup = operation("editSetup", SetupPatch, async (patch, context) => {
  const { me, tx, now, audit, unchanged } = context;
  const { organizationId } = me;
  const isChanged = await updateSetup(organizationId, patch, tx);
  if (isChanged) await audit({ subject: ["organization", organizationId], after: patch });
  else unchanged();
  return setupOf(me, { now, tx });
});
