import { parseInput } from "#core/inputs.ts";
import { SignInDomainQuery } from "#core/sso/domains.ts";
import { findConnectionsOfDomain } from "#db/queries/sso/connections.ts";

/**
 * Returns the connections to which the emails of a domain lead. It gets only the domain, so the answer is the same
 * whether or not a person exists.
 */
export function findSignInConnections(raw: unknown): Promise<{ id: string; name: string }[]> {
  return findConnectionsOfDomain(parseInput(SignInDomainQuery, raw).domain);
}
