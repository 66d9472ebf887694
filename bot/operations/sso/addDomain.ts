import { assertFewDomains, DomainInput } from "#core/sso/domains.ts";
import { Refusal } from "#core/refusal.ts";
import { newId } from "#db/newId.ts";
import { SsoDomain } from "#db/models/sso/SsoDomain.ts";
import { newLinkToken } from "../linkToken.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operation } from "../operation.ts";

export const addDomain = operation("addSsoDomain", DomainInput, async ({ domain }, before) => {
  const { me, tx, now, audit } = await lockOrganization(before);
  const { organizationId } = me;
  assertFewDomains(await SsoDomain.count({ where: { organizationId }, transaction: tx }));
  if (await SsoDomain.findOne({ where: { organizationId, domain }, transaction: tx })) {
    const text = "This domain is already in the list";
    throw new Refusal("conflict", "domain_exists", text, { fields: { domain: text } });
  }
  const id = newId();
  const row = { organizationId, id, domain, token: newLinkToken(), createdAt: now };
  await SsoDomain.create(row, { transaction: tx });
  await audit({ subject: ["sso_domain", id], after: { domain } });
});
