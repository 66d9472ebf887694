import { Nothing } from "#core/inputs.ts";
import { Blackout } from "#db/models/blackouts/Blackout.ts";
import { findBlackout } from "#db/queries/blackouts/blackouts.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";

export const deleteBlackout = operationOn("deleteBlackout", Nothing, async (id, _, context) => {
  const { me, tx, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const blackout = await findBlackout(organizationId, id, tx);
  if (!blackout) throw notFound("The blackout");
  await Blackout.destroy({ where: { organizationId, id }, transaction: tx });
  const { startDate, endDate, reason, officeIds, teamIds, types, exceptUserIds } = blackout;
  const before = { startDate, endDate, reason, officeIds, teamIds, types, exceptUserIds };
  await audit({ subject: ["blackout", id], before });
});
