import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { text } from "node:stream/consumers";
import type { Clock } from "#bot/operations/runtime.ts";
import type { GuardedFetch } from "#bot/external/guardedFetch.ts";
import { providerHost } from "./providerHost.ts";

export const CLIENT = { clientId: "awayday", clientSecret: "a client secret" };

type Claims = Record<string, unknown>;

interface Tampering {
  claims?: Claims;
  header?: Claims;
  hasWrongKey?: boolean;
  status?: number;
}

interface Visit {
  redirectUri: string;
  state: string;
  nonce: string;
  challenge: string;
}

interface IdentityProvider {
  issuer: string;
  fetch: GuardedFetch;
  setDocument(changes: Claims): void;
  tamper(tampering: Tampering): void;
  logoutToken(changes: Claims, tampering?: Pick<Tampering, "header" | "hasWrongKey">): string;
  signIn(page: string, person: Claims, answer?: Record<string, string>): string;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

export async function identityProvider(clock: Clock): Promise<IdentityProvider> {
  const { server, issuer, fetch } = await providerHost();
  const [own, foreign] = [1, 2].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 }));
  if (!own || !foreign) throw new Error("No keys");
  const visits = new Map<string, { visit: Visit; person: Claims }>();
  let changes: Claims = {};
  let status = 200;
  let tampering: Tampering = {};
  const idToken = ({ nonce }: Visit, person: Claims, accessToken: string) => {
    const seconds = Math.floor(clock.now().getTime() / 1000);
    const hash = createHash("sha256").update(accessToken).digest();
    const { claims, header, hasWrongKey = false } = tampering;
    status = tampering.status ?? 200;
    tampering = {};
    const head = encoded({ alg: "RS256", kid: "k1", ...header });
    const body = encoded({
      iss: issuer,
      aud: CLIENT.clientId,
      nonce,
      iat: seconds,
      exp: seconds + 300,
      at_hash: hash.subarray(0, 16).toString("base64url"),
      ...person,
      ...claims,
    });
    return signed(`${head}.${body}`, { header, hasWrongKey });
  };
  const signed = (content: string, { header, hasWrongKey }: { header: Claims | undefined; hasWrongKey: boolean }) => {
    const signer = hasWrongKey ? foreign : own;
    const signature =
      header?.["alg"] === "none" ? Buffer.alloc(0) : sign("sha256", Buffer.from(content), signer.privateKey);
    return `${content}.${signature.toString("base64url")}`;
  };
  const answerTo = (path: string, body: string): object | undefined => {
    if (path.startsWith("/.well-known/")) {
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ["RS256"],
        authorization_response_iss_parameter_supported: true,
        ...changes,
      };
    }
    if (path === "/keys") return { keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "k1", alg: "RS256" }] };
    const sent = new URLSearchParams(body);
    const found = visits.get(sent.get("code") ?? "");
    visits.delete(sent.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(sent.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      sent.get("client_secret") === CLIENT.clientSecret &&
      challenge === found?.visit.challenge &&
      sent.get("redirect_uri") === found.visit.redirectUri;
    if (!found || !isRight) return undefined;
    const accessToken = "an access token";
    const id = idToken(found.visit, found.person, accessToken);
    return { access_token: accessToken, token_type: "Bearer", expires_in: 300, id_token: id };
  };
  server.on("request", (req, res) => {
    void text(req).then((body) => {
      const answer = answerTo(req.url ?? "", body);
      res.writeHead(answer ? status : 400, { "content-type": "application/json" });
      status = 200;
      res.end(JSON.stringify(answer ?? { error: "invalid_grant" }));
    });
  });
  return {
    issuer,
    fetch,
    setDocument: (next) => void (changes = next),
    tamper: (next) => void (tampering = next),
    logoutToken: (changed, { header, hasWrongKey = false } = {}) => {
      const iat = Math.floor(clock.now().getTime() / 1000);
      const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
      const claims = { iss: issuer, aud: CLIENT.clientId, iat, exp: iat + 120, events, ...changed };
      const head = encoded({ alg: "RS256", kid: "k1", ...header });
      return signed(`${head}.${encoded(claims)}`, { header, hasWrongKey });
    },
    signIn: (page, person, answer = {}) => {
      const { searchParams } = new URL(page);
      const [redirectUri = "", state = "", nonce = "", challenge = ""] = [
        "redirect_uri",
        "state",
        "nonce",
        "code_challenge",
      ].map((name) => searchParams.get(name) ?? "");
      const code = `code-${state}`;
      visits.set(code, { visit: { redirectUri, state, nonce, challenge }, person });
      return `${redirectUri}?${new URLSearchParams({ code, state, iss: issuer, ...answer }).toString()}`;
    },
  };
}
