import type { Logout } from "#core/sso/logoutToken.ts";
import type { SsoProfile } from "#core/sso/identityOf.ts";

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/** Security: these bind a provider's answer to the browser that left. */
export interface VisitSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface OidcClient {
  /** Returns the address of the provider's sign-in page. Throws an SsoFailure. */
  leave(settings: ProviderSettings, secrets: VisitSecrets): Promise<string>;
  /** Returns the person in the verified ID token. Throws an SsoFailure. */
  arrive(settings: ProviderSettings, secrets: VisitSecrets, returnedTo: URL): Promise<SsoProfile>;
  /** The provider must have signed the token. Throws an SsoFailure with the reason. */
  logout(settings: ProviderSettings, token: string): Promise<Logout>;
}

/** The message is for Owners: it is short and contains nothing personal. */
export class SsoFailure extends Error {
  override readonly name = "SsoFailure";
}
