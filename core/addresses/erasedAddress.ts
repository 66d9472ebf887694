/** `.invalid` is a reserved top-level domain, so no email reaches it (RFC 2606). */
const DOMAIN = "erased.invalid";

export function addressOfErased(id: string): string {
  return `erased-${id}@${DOMAIN}`;
}

export function isErasedAddress(email: string): boolean {
  return email.endsWith(`@${DOMAIN}`);
}
