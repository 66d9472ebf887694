/** A domain that never receives email (RFC 2606). */
const DOMAIN = "erased.invalid";

/** This address replaces the original email, so others can use the original. */
export function addressOfErased(id: string): string {
  return `erased-${id}@${DOMAIN}`;
}

export function isErasedAddress(email: string): boolean {
  return email.endsWith(`@${DOMAIN}`);
}
