import { createHash, randomBytes } from "node:crypto";

/** A new token for a link: 256 random bits, safe in an address. */
export function newLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
