import { generateKeyPairSync } from "node:crypto";
import { request } from "node:https";
import { afterAll, jest } from "@jest/globals";
import type { Provider as OidcProvider } from "oidc-provider";
import type { GuardedFetch } from "#bot/external/guardedFetch.ts";
import { LOOPBACK } from "../hooks/hookFetch.ts";
import { CLIENT } from "./identityProvider.ts";
import { HOST, providerHost } from "./providerHost.ts";

interface Account {
  sub: string;
  email: string;
  name?: string;
}

interface CertifiedProvider {
  issuer: string;
  fetch: GuardedFetch;
  /** Call after the connection exists, because the client's URLs depend on the connection. */
  register(addresses: { redirectUri: string; logoutUri: string }): void;
  signIn(page: string, account: Account): Promise<string>;
  logOut(sub: string, sid: string): Promise<void>;
}

/** The provider uses the system clock. */
export async function certifiedProvider(): Promise<CertifiedProvider> {
  const notices = (["info", "warn"] as const).map((kind) => jest.spyOn(console, kind).mockImplementation(() => {}));
  const { Provider } = await import("oidc-provider");
  const { server, issuer, port, cert, fetch: fetchFrom } = await providerHost();
  afterAll(() => {
    for (const notice of notices) notice.mockRestore();
  });
  const { privateKey: signer } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const accounts = new Map<string, Account>();
  let provider: OidcProvider | undefined;
  let arriving: Account | undefined;
  const registered = () => {
    if (!provider) throw new Error("No client is registered");
    return provider;
  };
  const register: CertifiedProvider["register"] = ({ redirectUri, logoutUri }) => {
    provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.clientSecret,
          redirect_uris: [redirectUri],
          backchannel_logout_uri: logoutUri,
          backchannel_logout_session_required: true,
        },
      ],
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
      conformIdTokenClaims: false,
      jwks: { keys: [{ ...signer.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "k1" }] },
      cookies: { keys: ["a key for tests"] },
      // The provider's own dispatcher refuses addresses on this machine.
      fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
      features: { backchannelLogout: { enabled: true }, devInteractions: { enabled: false } },
      findAccount: (_, id) => ({
        accountId: id,
        claims: () => ({ ...accounts.get(id), sub: id, email_verified: true }),
      }),
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      loadExistingGrant: async ({ oidc }) => {
        const { client, account } = oidc;
        if (!client || !account) return undefined;
        const grant = new (registered().Grant)({ clientId: client.clientId, accountId: account.accountId });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    server.removeAllListeners("request");
    server.on("request", (req, res) => {
      const login = { accountId: arriving?.sub ?? "" };
      if (req.url?.startsWith("/interaction/")) void registered().interactionFinished(req, res, { login });
      else void answer(req, res);
    });
  };
  return {
    issuer,
    fetch: fetchFrom,
    register,
    signIn: async (page, account) => {
      accounts.set(account.sub, account);
      arriving = account;
      const jar = new Map<string, string>();
      let address = new URL(page);
      while (address.origin === issuer) address = await redirectFrom(address, { cert, port, jar });
      return address.href;
    },
    logOut: async (sub, sid) => {
      const client = await registered().Client.find(CLIENT.clientId);
      const notified = client as unknown as { backchannelLogout(sub: string, sid: string): Promise<void> };
      await notified.backchannelLogout(sub, sid);
    },
  };
}

function redirectFrom(
  address: URL,
  { cert, port, jar }: { cert: string; port: number; jar: Map<string, string> },
): Promise<URL> {
  const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
  const { host, pathname, search } = address;
  const to = { host: LOOPBACK.address, port, servername: HOST, ca: cert, path: `${pathname}${search}` };
  return new Promise((resolve, reject) => {
    request({ ...to, headers: { host, cookie } }, (answer) => {
      for (const set of answer.headers["set-cookie"] ?? []) {
        const [pair = ""] = set.split(";");
        jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
      }
      answer.resume();
      const { location } = answer.headers;
      if (location === undefined) reject(new Error(`The provider answered ${answer.statusCode} at ${pathname}`));
      else resolve(new URL(location, address));
    })
      .on("error", reject)
      .end();
  });
}
