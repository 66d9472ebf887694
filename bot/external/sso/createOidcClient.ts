import { createHash } from "node:crypto";
import type { JSONWebKeySet, JWTPayload } from "jose";
import type { Configuration, CustomFetchOptions, IDToken } from "openid-client";
import { z } from "zod";
import { readLogout } from "#core/sso/logoutToken.ts";
import { identityOf, type SsoProfile } from "#core/sso/identityOf.ts";
import { type OidcClient, type ProviderSettings, SsoFailure } from "#bot/operations/sso/OidcClient.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { GuardedFetch } from "../guardedFetch.ts";
import { ExternalFailure } from "../ExternalFailure.ts";
import { OTHER_ISSUER, ssoFailureText } from "./ssoFailureText.ts";
import { assertSigned } from "./assertSigned.ts";
import { keepPublished } from "./keepPublished.ts";

const TIMEOUT_MS = 8000;
const MAX_BYTES = 128 * 1024;
const WITHOUT_BODY = [204, 205, 304];
const LAST_STATUS = 599;
const HASHES: Readonly<Record<string, string>> = { "256": "sha256", "384": "sha384", "512": "sha512" };

interface Published {
  issuer: string;
  keys: JSONWebKeySet;
}

interface Options {
  fetch: GuardedFetch;
  clock: Clock;
}

export function createOidcClient({ fetch, clock }: Options): OidcClient {
  const configurationOf = async ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> => {
    const client = await import("openid-client");
    const skew = Math.round((clock.now().getTime() - Date.now()) / 1000);
    const metadata = { [client.clockSkew]: skew, [client.clockTolerance]: 30, client_secret: clientSecret };
    const configuration = await client.discovery(new URL(issuer), clientId, metadata, undefined, {
      [client.customFetch]: (address, options) => guarded(fetch, address, options),
      // By default, openid-client trusts TLS instead of the ID token's signature.
      execute: [client.enableNonRepudiationChecks],
    });
    // openid-client doesn't always check the issuer, which is part of a person's identity.
    if (!isSameAddress(configuration.serverMetadata().issuer, issuer)) throw new SsoFailure(OTHER_ISSUER);
    return configuration;
  };
  const publishedBy = async (settings: ProviderSettings): Promise<Published> => {
    const { issuer, jwks_uri: keys } = (await configurationOf(settings)).serverMetadata();
    if (keys === undefined) throw new SsoFailure("The provider publishes no keys");
    return { issuer, keys: await keysAt(fetch, keys) };
  };
  const checkPublished = keepPublished<Published>(clock);
  return {
    leave: (settings, { state, nonce, codeVerifier }) =>
      explained(async () => {
        const client = await import("openid-client");
        const configuration = await configurationOf(settings);
        const address = client.buildAuthorizationUrl(configuration, {
          redirect_uri: settings.redirectUri,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
        });
        if (address.protocol !== "https:") throw new SsoFailure("The provider's sign-in page doesn't use https");
        return address.href;
      }),
    arrive: (settings, { state, nonce, codeVerifier }, returnedTo) =>
      explained(async () => {
        const client = await import("openid-client");
        const configuration = await configurationOf(settings);
        const tokens = await client.authorizationCodeGrant(configuration, returnedTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new SsoFailure("The provider sent no ID token");
        // For some providers, openid-client accepts an ID token from any tenant.
        if (claims.iss !== configuration.serverMetadata().issuer) {
          throw new SsoFailure("The ID token has the wrong issuer. Enter the issuer of your own tenant.");
        }
        // openid-client checks `azp` only if the token has several audiences.
        if (claims["azp"] !== undefined && claims["azp"] !== settings.clientId) {
          throw new SsoFailure("The ID token was issued to another client (azp)");
        }
        assertTokenHash(claims, tokens);
        return profileIn(claims);
      }),
    logout: (settings, token) =>
      explained(async () => {
        const unchecked = await unverified(token);
        const { clientId } = settings;
        const sent = String(unchecked.claims.iss);
        const issuer = isSameAddress(sent, settings.issuer) ? sent : settings.issuer;
        const read = readLogout(unchecked, { issuer, clientId, now: clock.now() });
        if ("reason" in read) throw new SsoFailure(read.reason);
        const fetchPublished = () => publishedBy(settings);
        await checkPublished(settings.issuer, fetchPublished, async (published) => {
          if (published.issuer !== sent) throw new SsoFailure("The token has the wrong issuer");
          await assertSigned(token, published.keys);
        });
        return read.logout;
      }),
  };
}

function isSameAddress(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href;
}

async function guarded(fetch: GuardedFetch, address: string, options: CustomFetchOptions): Promise<Response> {
  const { method, headers, body } = options;
  const sent = await fetch(address, {
    method: method === "POST" ? "POST" : "GET",
    headers,
    ...(body instanceof URLSearchParams && { body: body.toString() }),
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  });
  const received = new Headers();
  for (const [name, value] of Object.entries(sent.headers)) {
    if (value !== undefined) received.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const isEmpty = WITHOUT_BODY.includes(sent.status);
  const status = Math.min(sent.status, LAST_STATUS);
  return new Response(isEmpty ? null : new Uint8Array(sent.body), { status, headers: received });
}

async function unverified(token: string): Promise<{ typ: unknown; claims: JWTPayload }> {
  const { decodeJwt, decodeProtectedHeader } = await import("jose");
  try {
    return { typ: decodeProtectedHeader(token).typ, claims: decodeJwt(token) };
  } catch (error) {
    throw new SsoFailure("The token isn't a signed token", { cause: error });
  }
}

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Source: RFC 7517, section 5. */
async function keysAt(fetch: GuardedFetch, address: string): Promise<JSONWebKeySet> {
  const headers = { accept: "application/jwk-set+json, application/json" };
  const answer = await guarded(fetch, address, { method: "GET", headers, body: undefined, redirect: "manual" });
  const parsed = KeySet.safeParse(await answer.json().catch(() => undefined));
  if (!answer.ok || !parsed.success) throw new SsoFailure("The provider's keys can't be read");
  return parsed.data;
}

function profileIn(claims: IDToken): SsoProfile {
  const profile = identityOf(claims);
  if (!profile) throw new SsoFailure("The ID token doesn't identify the person");
  return profile;
}

/** openid-client doesn't check `at_hash`. Source: OpenID Connect Core 1.0, section 3.1.3.8. */
function assertTokenHash(claims: IDToken, tokens: { access_token: string; id_token?: string | undefined }): void {
  const { at_hash: sent } = claims;
  if (sent === undefined) return;
  const [head = ""] = (tokens.id_token ?? "").split(".");
  const { alg = "" } = JSON.parse(Buffer.from(head, "base64url").toString("utf8")) as { alg?: string };
  const hash = createHash(HASHES[alg.slice(-3)] ?? "sha512")
    .update(tokens.access_token)
    .digest();
  const expected = hash.subarray(0, hash.length / 2).toString("base64url");
  if (sent !== expected) throw new SsoFailure("The ID token belongs to another access token (at_hash)");
}

async function explained<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof SsoFailure) throw error;
    const cause = error instanceof Error ? error.cause : undefined;
    const text = ssoFailureText(cause instanceof ExternalFailure ? cause : error);
    if (text === undefined) throw error;
    throw new SsoFailure(text, { cause: error });
  }
}
