/** A domain that never receives email (RFC 2606). */
const DOMAIN = "erased.invalid";

/** Frees the original email for others. */
export function addressOfErased(id: string): string {
  return `erased-${id}@${DOMAIN}`;
}

export function isErasedAddress(email: string): boolean {
  return email.endsWith(`@${DOMAIN}`);
}
