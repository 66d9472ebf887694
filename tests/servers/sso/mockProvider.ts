import {
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Issuer,
  OAuth2Service,
} from "oauth2-mock-server";
import type { GuardedFetch } from "#bot/external/guardedFetch.ts";
import { providerHost } from "./providerHost.ts";

export interface Tampering {
  claims?: Record<string, unknown>;
  answer?: (answer: MutableResponse) => void;
  returning?: (address: URL) => void;
}

interface MockProvider {
  issuer: string;
  fetch: GuardedFetch;
  signIn(page: string, claims: Record<string, unknown>, tampering?: Tampering): Promise<string>;
}

/** `oauth2-mock-server` verifies PKCE and uses the system's clock. */
export async function mockProvider(): Promise<MockProvider> {
  const { server, issuer: url, fetch } = await providerHost();
  const issuer = new OAuth2Issuer();
  issuer.url = url;
  await issuer.keys.generate("RS256");
  const service = new OAuth2Service(issuer);
  let visit: Tampering = {};
  service.on("beforeTokenSigning", ({ payload }: MutableToken) => void Object.assign(payload, visit.claims));
  service.on("beforeResponse", (answer: MutableResponse) => visit.answer?.(answer));
  service.on("beforeAuthorizeRedirect", ({ url: address }: MutableRedirectUri) => visit.returning?.(address));
  server.on("request", service.requestHandler);
  return {
    issuer: url,
    fetch,
    signIn: async (page, claims, tampering = {}) => {
      visit = { ...tampering, claims: { ...claims, ...tampering.claims } };
      return (await fetch(page)).headers.location ?? "";
    },
  };
}
