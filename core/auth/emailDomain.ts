import { Refusal } from "#core/refusal.ts";

/** Whether an address is of a domain. A subdomain is another domain. */
export function isOfDomain(email: string, domain: string): boolean {
  return email.toLowerCase().endsWith(`@${domain.toLowerCase()}`);
}

/** Refuses (400) an address outside the organisation's domain, where it has one. A subdomain is another domain. */
export function assertEmailDomain(email: string, domain: string | null): void {
  if (!domain || isOfDomain(email, domain)) return;
  const text = `Email must belong to ${domain}`;
  throw new Refusal("invalid", "wrong_domain", text, { fields: { email: text } });
}
