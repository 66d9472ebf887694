import { Nothing } from "#core/inputs.ts";
import { assertMayRemoveDomain } from "#core/sso/requirement.ts";
import { SsoDomain } from "#db/models/sso/SsoDomain.ts";
import { lockOwnDomain } from "#db/queries/sso/domains.ts";
import { findRequirement } from "#db/queries/sso/requirement.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { lockSignIn } from "../organization/steps/signInLock.ts";

export const removeDomain = operationOn("removeSsoDomain", Nothing, async (id, _, { actor, tx, audit, again }) => {
  const { organizationId } = actor;
  const found = await lockOwnDomain(organizationId, id, tx);
  if (!found) throw notFound("The domain");
  await lockSignIn(organizationId, tx);
  await again();
  const isRequired = (await findRequirement(organizationId, tx)) !== undefined;
  assertMayRemoveDomain({ isProven: found.provenAt !== null, isRequired });
  await SsoDomain.destroy({ where: { organizationId, id }, transaction: tx });
  await audit({ subject: ["sso_domain", id], before: { domain: found.domain } });
});
