import { Refusal } from "#core/refusal.ts";

/** Refuses (400) an address outside the organisation's domain, where it has one. A subdomain is another domain. */
export function assertEmailDomain(email: string, domain: string | null): void {
  if (!domain || email.toLowerCase().endsWith(`@${domain.toLowerCase()}`)) return;
  const text = `Email must belong to ${domain}`;
  throw new Refusal("invalid", "wrong_domain", text, { fields: { email: text } });
}
