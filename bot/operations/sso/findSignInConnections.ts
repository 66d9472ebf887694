import { parseInput } from "#core/inputs.ts";
import { SignInDomainQuery } from "#core/sso/domains.ts";
import { limits } from "#core/throttling/limits.ts";
import { findConnectionsOfDomain } from "#db/queries/sso/connections.ts";
import type { Visitor } from "../actor.ts";
import { countVisit } from "../auth/providers/steps/countVisit.ts";
import { counting } from "../counting.ts";

/** Security: the answer depends only on the domain, so it doesn't reveal whether a person exists. */
export function findSignInConnections(visitor: Visitor, raw: unknown): Promise<{ id: string; name: string }[]> {
  const { domain } = parseInput(SignInDomainQuery, raw);
  return counting(async (count) => {
    const { domainsOfAddress: ofAddress, domainsOfDevice: ofDevice, domainsOfKnownAddress: ofKnownAddress } = limits;
    await countVisit(count, visitor, { ofAddress, ofDevice, ofKnownAddress });
    return findConnectionsOfDomain(domain);
  });
}
