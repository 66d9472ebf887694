interface ConsentVisit {
  state: string;
  codeChallenge: string;
  redirectUri: string;
}

interface Wanted {
  clientId: string;
  scope: string;
  more: Record<string, string>;
}

/** Sources: RFC 6749, section 4.1.1; RFC 7636, section 4.3. */
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
