import { createHash, randomBytes } from "node:crypto";

/** Returns a new token for a link: 256 random bits, URL-safe. */
export function newLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the stored hash of a token. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
