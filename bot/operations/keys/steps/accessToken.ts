import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** Prefixes by which secret scanners and people recognize tokens. */
const PREFIXES = { personal: "awdp_", service: "awds_", feed: "awdf_", provisioning: "awdi_" } as const;
export type TokenKind = keyof typeof PREFIXES;

const BYTES = 20;
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const RANDOM_LENGTH = 32;
const CHECK_LENGTH = 7;
const FORM = new RegExp(`^(awd[psfi]_)([a-z2-7]{${RANDOM_LENGTH}})([a-z2-7]{${CHECK_LENGTH}})$`);

/** Returns a prefix, 160 random bits, and a checksum, in characters that need no escaping. */
export function newAccessToken(kind: TokenKind): string {
  const body = PREFIXES[kind] + base32(randomBytes(BYTES));
  return body + checksum(body);
}

export function isAccessToken(text: string, kinds: readonly TokenKind[]): boolean {
  const [, prefix = "", random = "", check] = FORM.exec(text) ?? [];
  return kinds.some((kind) => PREFIXES[kind] === prefix) && checksum(prefix + random) === check;
}

export function startOf(token: string): string {
  return token.slice(0, 9);
}

function checksum(body: string): string {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return base32(sum);
}

/** RFC 4648, in lowercase and without padding. */
function base32(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}
