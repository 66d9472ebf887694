import { constants, createPublicKey, type JsonWebKey, type KeyObject, verify } from "node:crypto";
import { SsoFailure } from "#bot/operations/sso/OidcClient.ts";

interface Algorithm {
  hash: string | null;
  kty: "RSA" | "EC" | "OKP";
  options?: { padding: number; saltLength: number } | { dsaEncoding: "ieee-p1363" };
  curve?: string;
}

const PSS = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };
const P1363 = { dsaEncoding: "ieee-p1363" } as const;
/** The asymmetric algorithms; a token without a signature, or with one by a shared secret, proves nothing here. */
const ALGORITHMS: Readonly<Record<string, Algorithm>> = {
  RS256: { hash: "sha256", kty: "RSA" },
  RS384: { hash: "sha384", kty: "RSA" },
  RS512: { hash: "sha512", kty: "RSA" },
  PS256: { hash: "sha256", kty: "RSA", options: PSS },
  PS384: { hash: "sha384", kty: "RSA", options: PSS },
  PS512: { hash: "sha512", kty: "RSA", options: PSS },
  ES256: { hash: "sha256", kty: "EC", options: P1363, curve: "P-256" },
  ES384: { hash: "sha384", kty: "EC", options: P1363, curve: "P-384" },
  ES512: { hash: "sha512", kty: "EC", options: P1363, curve: "P-521" },
  EdDSA: { hash: null, kty: "OKP" },
};
const SMALLEST_RSA = 2048;

interface Parts {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
  signed: Buffer;
  signature: Buffer;
}

/** Returns the parts of a signed token in compact form, unverified; undefined if it has another form. */
export function jwsParts(token: string): Parts | undefined {
  const [head = "", body = "", signature = "", ...more] = token.split(".");
  if (more.length > 0) return undefined;
  const [header, claims] = [jsonIn(head), jsonIn(body)];
  if (!header || !claims) return undefined;
  return { header, claims, signed: Buffer.from(`${head}.${body}`), signature: Buffer.from(signature, "base64url") };
}

/** Throws an SsoFailure unless one of a provider's published keys signed the token. Source: RFC 7515 and RFC 7518. */
export function assertSigned({ header, signed, signature }: Parts, keys: readonly JsonWebKey[]): void {
  const algorithm = typeof header["alg"] === "string" ? ALGORITHMS[header["alg"]] : undefined;
  if (!algorithm || header["crit"] !== undefined) throw new SsoFailure("The token has an unexpected alg");
  const isSigned = keys
    .filter((key) => isFitting(key, header, algorithm))
    .some((key) => {
      const publicKey = publicKeyOf(key);
      return publicKey && verify(algorithm.hash, signed, { key: publicKey, ...algorithm.options }, signature);
    });
  if (!isSigned) throw new SsoFailure("The provider published no key that signed the token");
}

function isFitting(key: JsonWebKey, header: Record<string, unknown>, { kty, curve }: Algorithm): boolean {
  const hasKeyId = header["kid"] === undefined || key["kid"] === undefined || key["kid"] === header["kid"];
  const hasUse = key["use"] === undefined || key["use"] === "sig";
  const hasAlg = key["alg"] === undefined || key["alg"] === header["alg"];
  return key.kty === kty && hasKeyId && hasUse && hasAlg && (curve === undefined || key.crv === curve);
}

/** Returns a published key; undefined if it is unusable or too short. */
function publicKeyOf(key: JsonWebKey): KeyObject | undefined {
  try {
    const publicKey = createPublicKey({ key, format: "jwk" });
    const length = publicKey.asymmetricKeyDetails?.modulusLength;
    return length === undefined || length >= SMALLEST_RSA ? publicKey : undefined;
  } catch {
    return undefined;
  }
}

function jsonIn(part: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
