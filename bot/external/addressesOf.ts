import { lookup } from "node:dns/promises";
import { promises as dns } from "node:dns";
import { isIP } from "node:net";
import { ExternalFailure } from "./ExternalFailure.ts";

const PATIENCE = { timeout: 3000, tries: 2 };

export interface FoundAddress {
  address: string;
  family: number;
}

export type Resolve = (name: string) => Promise<FoundAddress[]>;

/** The system's lookups share Node's worker threads, so slow name servers would delay compression and file access. */
export async function resolveInDns(name: string): Promise<FoundAddress[]> {
  const resolver = new dns.Resolver(PATIENCE);
  const answers = await Promise.allSettled([
    resolver.resolve4(name).then((all) => all.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(name).then((all) => all.map((address) => ({ address, family: 6 }))),
  ]);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}

/** Unlike `resolveInDns`, also reads the system's hosts file. */
export function resolveInSystem(name: string): Promise<FoundAddress[]> {
  return lookup(name, { all: true, verbatim: true });
}

export async function addressesOf(
  { hostname }: URL,
  { resolve, isAllowed }: { resolve: Resolve; isAllowed: (address: string) => boolean },
): Promise<FoundAddress[]> {
  const literal = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(literal);
  const found = family === 0 ? await resolve(hostname) : [{ address: literal, family }];
  if (found.length === 0) throw new ExternalFailure("unreachable", `${hostname} has no address`);
  const allowed = found.filter(({ address }) => isAllowed(address));
  if (allowed.length === 0) throw new ExternalFailure("private", `${hostname} is not on the public internet`);
  return allowed;
}
