/** A domain that never receives email (RFC 2606). */
const DOMAIN = "erased.invalid";

/**
 * Returns the email that replaces an erased person's own, which others can then use; `id` makes the new email unique.
 */
export function addressOfErased(id: string): string {
  return `erased-${id}@${DOMAIN}`;
}

/** Returns whether an email has the domain of erased people; nobody else may use such an email. */
export function isErasedAddress(email: string): boolean {
  return email.endsWith(`@${DOMAIN}`);
}
