import type { Logout } from "#core/sso/logoutToken.ts";
import type { SsoProfile } from "#core/sso/identityOf.ts";

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

export interface VisitSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface OidcClient {
  /** Returns the URL of the provider's sign-in page. Throws an SsoFailure. */
  leave(settings: ProviderSettings, secrets: VisitSecrets): Promise<string>;
  /** Returns the person in the verified ID token. Throws an SsoFailure. */
  arrive(settings: ProviderSettings, secrets: VisitSecrets, returnedTo: URL): Promise<SsoProfile>;
  /** Verifies the logout token. Throws an SsoFailure with the reason. */
  logout(settings: ProviderSettings, token: string): Promise<Logout>;
}

/** Admins and Owners see the message, so it is short and contains no personal data. */
export class SsoFailure extends Error {
  override readonly name = "SsoFailure";
}
