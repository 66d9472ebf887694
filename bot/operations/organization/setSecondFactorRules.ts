import { isDeepStrictEqual } from "node:util";
import { mergedList } from "#core/mergedList.ts";
import { SecondFactorRules } from "#core/organization/SignInRules.ts";
import { ROLES } from "#core/people/access/roles.ts";
import { lockOrganizationSettings } from "#db/queries/offices/organizations.ts";
import { Organization } from "#db/models/Organization.ts";
import { operation } from "../operation.ts";

export const setSecondFactorRules = operation(
  "setSecondFactorRules",
  SecondFactorRules,
  async ({ roles: wanted, seen }, { me, tx, now, audit, again, unchanged }) => {
    const { organizationId } = me;
    const before = await lockOrganizationSettings(organizationId, tx);
    await again();
    const merged = mergedList(before.secondFactorRoles, { seen: seen?.roles, wanted });
    const roles = ROLES.filter((role) => merged.includes(role));
    if (isDeepStrictEqual(roles, before.secondFactorRoles)) {
      unchanged();
      return before;
    }
    const where = { id: organizationId };
    await Organization.update({ secondFactorRoles: roles, updatedAt: now }, { where, transaction: tx });
    await audit({
      subject: ["organization", organizationId],
      before: { secondFactorRoles: before.secondFactorRoles },
      after: { secondFactorRoles: roles },
    });
    return { ...before, secondFactorRoles: roles };
  },
);
