import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyOf, json } from "../slackApi/serveSlack.ts";
import { type CalendarWorld, type Grant, newToken } from "./CalendarWorld.ts";

const LIFE_SECONDS = 3600;

/** A code works once. Google's refresh tokens stay valid; Microsoft's are replaced. */
export async function serveTokens(world: CalendarWorld, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await bodyOf(req));
  const isClient = form.get("client_id") === world.clientId && form.get("client_secret") === world.clientSecret;
  if (req.method !== "POST" || !isClient) return json(res, 401, { error: "invalid_client" });
  const refreshToken = form.get("refresh_token") ?? "";
  switch (form.get("grant_type") ?? "") {
    case "authorization_code": {
      const grant = redeemed(world, form);
      if (!grant) return json(res, 400, { error: "invalid_grant", error_description: "Malformed auth code." });
      return json(res, 200, { ...tokensFor(world, grant, undefined), ...idTokenOf(world, grant) });
    }
    case "refresh_token": {
      const grant = world.refreshTokens.get(refreshToken);
      if (!grant || grant.isRevoked) {
        return json(res, 400, { error: "invalid_grant", error_description: "Token has been expired or revoked." });
      }
      return json(res, 200, tokensFor(world, grant, refreshToken));
    }
    default:
      return json(res, 400, { error: "unsupported_grant_type" });
  }
}

/** Source: "Using OAuth 2.0 for Web Server Applications". */
export async function serveRevoke(world: CalendarWorld, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const token = new URLSearchParams(await bodyOf(req)).get("token") ?? "";
  const grant = world.refreshTokens.get(token) ?? world.accessTokens.get(token)?.grant;
  if (!grant || grant.isRevoked) return json(res, 400, { error: "invalid_token" });
  revokeAll(world, grant.account.email);
  json(res, 200, {});
}

export function revokeAll({ refreshTokens, accessTokens }: CalendarWorld, email: string): void {
  const grants = [...refreshTokens.values(), ...[...accessTokens.values()].map(({ grant }) => grant)];
  for (const grant of grants) if (grant.account.email === email) grant.isRevoked = true;
}

function redeemed({ codes }: CalendarWorld, form: URLSearchParams): Grant | undefined {
  const code = codes.get(form.get("code") ?? "");
  const verifier = form.get("code_verifier") ?? "";
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  if (!code || code.wasUsed || code.redirectUri !== form.get("redirect_uri")) return undefined;
  if (code.challenge !== challenge) return undefined;
  code.wasUsed = true;
  return code.grant;
}

function tokensFor(world: CalendarWorld, grant: Grant, known: string | undefined) {
  const accessToken = newToken("access");
  const isReplaced = world.service === "microsoft" || known === undefined;
  const refreshToken = isReplaced ? newToken("refresh") : known;
  if (isReplaced) {
    if (known !== undefined) world.refreshTokens.delete(known);
    world.refreshTokens.set(refreshToken, grant);
  }
  world.accessTokens.set(accessToken, { grant, until: world.now().getTime() + LIFE_SECONDS * 1000 });
  return {
    token_type: "Bearer",
    access_token: accessToken,
    expires_in: LIFE_SECONDS,
    scope: grant.scopes.filter((scope) => scope !== "offline_access").join(" "),
    ...(isReplaced && { refresh_token: refreshToken }),
  };
}

function idTokenOf({ service }: CalendarWorld, { account, scopes }: Grant) {
  if (service !== "google" || !scopes.includes("openid")) return {};
  return { id_token: `${encoded({ alg: "none" })}.${encoded({ sub: account.subject, email: account.email })}.` };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
