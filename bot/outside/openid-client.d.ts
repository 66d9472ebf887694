/** The part of openid-client that the client of identity providers uses, so that types are checked without the package. */
declare module "openid-client" {
  export const clockSkew: unique symbol;
  export const clockTolerance: unique symbol;
  export const customFetch: unique symbol;

  export interface CustomFetchOptions {
    method: string;
    headers: Record<string, string>;
    body?: unknown;
  }

  export interface Configuration {
    serverMetadata(): { readonly issuer: string };
  }

  export interface IDToken {
    readonly iss: string;
    readonly [claim: string]: unknown;
  }

  interface Metadata {
    client_secret: string;
    [clockSkew]: number;
    [clockTolerance]: number;
  }

  interface DiscoveryOptions {
    [customFetch]: (address: string, options: CustomFetchOptions) => Promise<Response>;
    execute: ((configuration: Configuration) => void)[];
  }

  interface Checks {
    expectedState: string;
    expectedNonce: string;
    pkceCodeVerifier: string;
    idTokenExpected: boolean;
  }

  interface Tokens {
    access_token: string;
    id_token?: string | undefined;
    claims(): IDToken | undefined;
  }

  export function discovery(
    server: URL,
    clientId: string,
    metadata: Metadata,
    authentication: undefined,
    options: DiscoveryOptions,
  ): Promise<Configuration>;
  export function enableNonRepudiationChecks(configuration: Configuration): void;
  export function calculatePKCECodeChallenge(codeVerifier: string): Promise<string>;
  export function buildAuthorizationUrl(configuration: Configuration, parameters: Record<string, string>): URL;
  export function authorizationCodeGrant(
    configuration: Configuration,
    returnedTo: URL,
    checks: Checks,
  ): Promise<Tokens>;
}
