import { OrganizationPatch } from "#core/organization/OrganizationPatch.ts";
import { isOfDomain } from "#core/people/emailDomain.ts";
import { Refusal } from "#core/refusal.ts";
import { lockOrganizationSettings } from "#db/queries/organizations.ts";
import { Organization } from "#db/models/Organization.ts";
import { given } from "../given.ts";
import { operation } from "../operation.ts";

/** Changes what the organisation has set for all of its people. Reminders that are out stay out; the next knock goes by the new days. */
export const editOrganization = operation(
  "editOrganization",
  OrganizationPatch,
  async (patch, { tx, now, audit, actor, again }) => {
    const { organizationId } = actor;
    const before = await lockOrganizationSettings(organizationId, tx);
    const { me } = await again();
    const changes = given(patch);
    if (before.googleOnly && changes.domain !== before.domain) assertOwnAddress(me.email, changes.domain);
    await Organization.update({ ...changes, updatedAt: now }, { where: { id: organizationId }, transaction: tx });
    const changed = Object.fromEntries(Object.entries(before).filter(([field]) => field in changes));
    await audit({ subject: ["organization", organizationId], before: changed, after: changes });
    return { ...before, ...changes };
  },
);

/** Where people sign in with Google only, an account outside of the domain is no way in: an Owner would lock themself out. */
function assertOwnAddress(email: string, domain: string | null | undefined): void {
  if (!domain || isOfDomain(email, domain)) return;
  const text = "Your own address must belong to the domain, as people sign in with its Google accounts only";
  throw new Refusal("conflict", "own_domain", text, { fields: { domain: text } });
}
