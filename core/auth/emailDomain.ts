import { normalEmail } from "#core/addresses/normalEmail.ts";
import { Refusal } from "#core/refusal.ts";

function isOfDomain(email: string, domain: string): boolean {
  return normalEmail(email).endsWith(`@${normalEmail(domain)}`);
}

export function isAllowedAddress(email: string, domain: string | null): boolean {
  return !domain || isOfDomain(email, domain);
}

export function assertEmailDomain(email: string, domain: string | null): void {
  if (isAllowedAddress(email, domain)) return;
  const text = `Email must belong to ${domain}`;
  throw new Refusal("invalid", "wrong_domain", text, { fields: { email: text } });
}
