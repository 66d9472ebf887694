/** A visit of a person to the page on which they allow access. */
interface ConsentVisit {
  state: string;
  codeChallenge: string;
  redirectUri: string;
}

/** What a service needs besides the visit: its own parameters, such as `prompt`, come after those of all services. */
interface Wanted {
  clientId: string;
  scope: string;
  more: Record<string, string>;
}

/** Returns the address of a service's page with a visit (RFC 6749, section 4.1.1, and RFC 7636, section 4.3). */
export function authorizeUrl(
  page: string,
  { state, codeChallenge, redirectUri }: ConsentVisit,
  { clientId, scope, more }: Wanted,
): string {
  const wanted = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope,
    state,
    code_challenge: codeChallenge,
    code_challenge_method: "S256",
    ...more,
  });
  return `${page}?${wanted.toString()}`;
}
