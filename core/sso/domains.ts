import { z } from "zod";
import { normalEmail } from "#core/addresses/normalEmail.ts";
import { domainField } from "../inputs.ts";
import { Refusal } from "../refusal.ts";

const MAX_DOMAINS = 50;
const PREFIX = "awayday-domain=";

export const DomainInput = z.object({ domain: domainField() });

export const SignInDomainQuery = z.object({ domain: domainField() });

export function recordName(domain: string): string {
  return `_awayday.${domain}`;
}

export function recordValue(token: string): string {
  return `${PREFIX}${token}`;
}

/** `records` are TXT records, each split into strings as DNS returns it. */
export function hasRecord(records: readonly (readonly string[])[], token: string): boolean {
  return records.some((parts) => parts.join("").trim() === recordValue(token));
}

export function domainOf(email: string): string {
  return normalEmail(email.slice(email.lastIndexOf("@") + 1));
}

export function assertFewDomains(count: number): void {
  if (count < MAX_DOMAINS) return;
  throw new Refusal("conflict", "too_many_domains", `An organization can have at most ${MAX_DOMAINS} domains`);
}
