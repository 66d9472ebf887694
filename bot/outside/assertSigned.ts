import type { JSONWebKeySet } from "jose";
import { SsoFailure } from "#bot/operations/sso/OidcClient.ts";

/** The asymmetric algorithms; a token without a signature, or with one by a shared secret, proves nothing here. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** Throws an SsoFailure unless one of a provider's published keys signed the token. Source: RFC 7515 and RFC 7517. */
export async function assertSigned(token: string, published: JSONWebKeySet): Promise<void> {
  const { compactVerify, createLocalJWKSet, errors } = await import("jose");
  const options = { algorithms: ALGORITHMS };
  try {
    await compactVerify(token, createLocalJWKSet(published), options);
  } catch (error) {
    if (error instanceof errors.JOSEAlgNotAllowed) throw new SsoFailure("The token has an unexpected alg");
    // Without the id of a key in the token, several keys may fit.
    const fitting = error instanceof errors.JWKSMultipleMatchingKeys ? error : [];
    for await (const key of fitting) {
      const isSigned = await compactVerify(token, key, options).then(
        () => true,
        () => false,
      );
      if (isSigned) return;
    }
    throw new SsoFailure("The provider published no key that signed the token", { cause: error });
  }
}
