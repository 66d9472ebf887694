import { Nothing } from "#core/inputs.ts";
import { SsoDomain } from "#db/models/sso/SsoDomain.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";

/** Removes a domain, so that the sign-in page no longer offers the connections for its emails. People stay linked. */
export const removeDomain = operationOn("removeSsoDomain", Nothing, async (id, _, { me, tx, audit }) => {
  const { organizationId } = me;
  const found = await SsoDomain.findOne({ where: { organizationId, id }, lock: tx.LOCK.UPDATE, transaction: tx });
  if (!found) throw notFound("The domain");
  await found.destroy({ transaction: tx });
  await audit({ subject: ["sso_domain", id], before: { domain: found.domain } });
});
