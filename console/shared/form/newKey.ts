/** Returns 128 random bits in hex. Works without HTTPS, where browsers lack `randomUUID`. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
