import { z } from "zod";
import { domainField } from "../inputs.ts";
import { Refusal } from "../refusal.ts";

/** The maximum number of domains of an organization. */
const MAX_DOMAINS = 50;
const PREFIX = "awayday-domain=";

/** A domain for whose emails the sign-in page offers the organization's connections. */
export const DomainInput = z.object({ domain: domainField() });

/** The domain of the email that a visitor entered. */
export const SignInDomainQuery = z.object({ domain: domainField() });

/** Returns the name of the TXT record that proves a domain. */
export function recordName(domain: string): string {
  return `_awayday.${domain}`;
}

/** Returns the value of the TXT record that proves a domain. */
export function recordValue(token: string): string {
  return `${PREFIX}${token}`;
}

/** Returns whether one of a name's TXT records, each in its parts, has a domain's token. */
export function hasRecord(records: readonly (readonly string[])[], token: string): boolean {
  return records.some((parts) => parts.join("").trim() === recordValue(token));
}

/** Returns the domain of an email, in lowercase. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** Throws (409) if an organization already has the maximum number of domains. */
export function assertFewDomains(count: number): void {
  if (count < MAX_DOMAINS) return;
  throw new Refusal("conflict", "too_many_domains", `An organization can have at most ${MAX_DOMAINS} domains`);
}
