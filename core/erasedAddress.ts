/** A domain that never receives email (RFC 2606). */
const DOMAIN = "erased.invalid";

/** Returns the email of an erased person, which frees their own for others. `id` makes it unique. */
export function addressOfErased(id: string): string {
  return `erased-${id}@${DOMAIN}`;
}

/** Returns whether an email was assigned by an erasure; nobody else may use it. */
export function isErasedAddress(email: string): boolean {
  return email.endsWith(`@${DOMAIN}`);
}
