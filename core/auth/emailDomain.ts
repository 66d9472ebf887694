import { normalEmail } from "#core/addresses/normalEmail.ts";
import { Refusal } from "#core/refusal.ts";

/** Subdomains count as other domains. */
function isOfDomain(email: string, domain: string): boolean {
  return normalEmail(email).endsWith(`@${normalEmail(domain)}`);
}

/** Without a domain, every email is allowed. */
export function isAllowedAddress(email: string, domain: string | null): boolean {
  return !domain || isOfDomain(email, domain);
}

/** Throws (400) if the organization has a domain and the email doesn't belong to it. */
export function assertEmailDomain(email: string, domain: string | null): void {
  if (isAllowedAddress(email, domain)) return;
  const text = `Email must belong to ${domain}`;
  throw new Refusal("invalid", "wrong_domain", text, { fields: { email: text } });
}
