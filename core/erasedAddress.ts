/** A domain that never receives email (RFC 2606). */
const DOMAIN = "erased.invalid";

/**
 * Returns the email that replaces that of an erased person, so that others can use the original; `id` makes it unique.
 */
export function addressOfErased(id: string): string {
  return `erased-${id}@${DOMAIN}`;
}

/** Returns whether an email has the domain of erased people; nobody else may use such an email. */
export function isErasedAddress(email: string): boolean {
  return email.endsWith(`@${DOMAIN}`);
}
