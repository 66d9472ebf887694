import { ExternalFailure } from "../ExternalFailure.ts";

const OUTSIDE: Record<ExternalFailure["reason"], string> = {
  address: "One of the provider's addresses can't be used",
  private: "The provider isn't on the public internet",
  unreachable: "The provider can't be reached",
  slow: "The provider didn't respond in time",
  large: "A response from the provider is too large",
};

export const OTHER_ISSUER = "The provider's discovery document names a different issuer";

const TEXTS: Readonly<Record<string, string>> = {
  OAUTH_AUTHORIZATION_RESPONSE_ERROR: "The provider refused the sign-in",
  OAUTH_RESPONSE_BODY_ERROR: "The provider refused the client ID, the client secret, or the authorization code",
  OAUTH_WWW_AUTHENTICATE_CHALLENGE: "The provider refused the client ID or the client secret",
  OAUTH_HTTP_REQUEST_FORBIDDEN: "One of the provider's addresses doesn't use https",
  OAUTH_RESPONSE_IS_NOT_CONFORM: "The provider returned an error",
  OAUTH_RESPONSE_IS_NOT_JSON: "The provider's response isn't JSON",
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: OTHER_ISSUER,
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: "The ID token has expired or isn't valid yet",
  OAUTH_KEY_SELECTION_FAILED: "The provider published no key that matches the ID token",
};
const UNUSABLE = "The provider's response isn't valid";
const NAMED = /"(?<name>iss|aud|azp|nonce|alg|exp|iat|sub|state)"/;

export function ssoFailureText(error: unknown): string | undefined {
  if (error instanceof ExternalFailure) return OUTSIDE[error.reason];
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string" || !code.startsWith("OAUTH_")) return undefined;
  const known = TEXTS[code];
  if (known !== undefined) return known;
  const name = NAMED.exec(messagesOf(error))?.groups?.["name"];
  return name === undefined ? UNUSABLE : `${UNUSABLE}: unexpected ${name}`;
}

function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : "";
}
