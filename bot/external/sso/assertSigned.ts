import type { JSONWebKeySet } from "jose";
import { SsoFailure } from "#bot/operations/sso/OidcClient.ts";

/** Security: excludes symmetric algorithms, because published keys aren't secret. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const MOST_KEYS = 10;

/** Sources: RFC 7515 and RFC 7517. */
export async function assertSigned(token: string, published: JSONWebKeySet): Promise<void> {
  const { compactVerify, createLocalJWKSet, errors } = await import("jose");
  const options = { algorithms: ALGORITHMS };
  try {
    await compactVerify(token, createLocalJWKSet(published), options);
  } catch (error) {
    if (error instanceof errors.JOSEAlgNotAllowed) throw new SsoFailure("The token has an unexpected alg");
    const fitting = error instanceof errors.JWKSMultipleMatchingKeys ? error : [];
    let tried = 0;
    for await (const key of fitting) {
      tried += 1;
      const isSigned = await compactVerify(token, key, options).then(
        () => true,
        () => false,
      );
      if (isSigned) return;
      if (tried === MOST_KEYS) break;
    }
    throw new SsoFailure("The provider published no key that matches the token", { cause: error });
  }
}
