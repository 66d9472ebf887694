import type { Transaction } from "sequelize";
import { OrganizationPatch } from "#core/organization/OrganizationPatch.ts";
import { assertOwnersOfDomain } from "#core/auth/googleOnly.ts";
import { findActiveAdmins } from "#db/queries/people/findActiveAdmins.ts";
import { lockEveryone } from "#db/queries/leaveYearChange.ts";
import { findOrganizationSettings, lockOrganizationSettings } from "#db/queries/offices/organizations.ts";
import { forgetServicePhotos } from "#db/queries/photos/servicePhotos.ts";
import { Organization } from "#db/models/Organization.ts";
import { changedFields, isEmptyPatch } from "../changedFields.ts";
import { operation } from "../operation.ts";
import { holdOrganization } from "#db/queries/offices/organizationLock.ts";
import { changeLeaveYear } from "./steps/changeLeaveYear.ts";

export const editOrganization = operation(
  "editOrganization",
  OrganizationPatch,
  async (patch, { tx, now, audit, unchanged, actor, again }) => {
    const { organizationId } = actor;
    if (isEmptyPatch(patch)) {
      unchanged();
      return findOrganizationSettings(organizationId, tx);
    }
    const { leaveYearStartsIn: to } = patch;
    const people = to === undefined ? null : await lockForLeaveYear(organizationId, to, tx);
    if (patch.allowsServicePhotos === false && !people) await lockEveryone(organizationId, tx);
    const before = await lockOrganizationSettings(organizationId, tx);
    const { me } = await again();
    const changes = changedFields(patch, before);
    if (isEmptyPatch(changes)) {
      unchanged();
      return before;
    }
    if (before.googleOnly && changes.domain !== undefined) {
      const owners = (await findActiveAdmins(organizationId, tx)).filter(({ role }) => role === "Owner");
      assertOwnersOfDomain(owners, { domain: changes.domain, actorId: me.id, field: "domain" });
    }
    if (people && to !== undefined) {
      const move = { from: before.leaveYearStartsIn, to };
      await changeLeaveYear(organizationId, { people, move }, { tx, now, actorId: me.id });
    }
    if (changes.allowsServicePhotos === false) await forgetServicePhotos(organizationId, { tx, now });
    await Organization.update({ ...changes, updatedAt: now }, { where: { id: organizationId }, transaction: tx });
    const changed = Object.fromEntries(Object.entries(before).filter(([field]) => field in changes));
    await audit({ subject: ["organization", organizationId], before: changed, after: changes });
    return { ...before, ...changes };
  },
);

/** If the leave year's start changes, locks everyone. People must be locked before the organization's row. */
async function lockForLeaveYear(organizationId: string, startsIn: number, tx: Transaction): Promise<string[] | null> {
  await holdOrganization(organizationId, tx);
  const { leaveYearStartsIn } = await findOrganizationSettings(organizationId, tx);
  return leaveYearStartsIn === startsIn ? null : lockEveryone(organizationId, tx);
}
