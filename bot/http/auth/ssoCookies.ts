import { randomBytes } from "node:crypto";
import type { Request, Response } from "express";
import { Refusal } from "#core/refusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { linkSso } from "#bot/operations/sso/linkSso.ts";
import type { SessionCookie } from "../HttpContext.ts";
import { cookieOf } from "./cookieOf.ts";
import { ssoCookieName, ssoLinkOf } from "./ssoLinkOf.ts";

const VALID_MS = 10 * 60_000;

function kept(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: VALID_MS } as const;
}

/** Returns the secret of this browser's visits to identity providers; undefined if it has none. */
export function ssoBrowserOf(req: Request, cookie: SessionCookie): string | undefined {
  return cookieOf(req, ssoCookieName(cookie, "browser"));
}

/** Gives this browser a secret for its visits, or keeps the one it has, because it may leave in several tabs. */
export function keepSsoBrowser(req: Request, res: Response, cookie: SessionCookie): string {
  const browser = ssoBrowserOf(req, cookie) ?? randomBytes(32).toString("base64url");
  res.cookie(ssoCookieName(cookie, "browser"), browser, kept(cookie.secure));
  return browser;
}

/** Gives this browser the token of the account that its next sign-in links. */
export function keepSsoLinkToken(res: Response, cookie: SessionCookie, token: string): void {
  res.cookie(ssoCookieName(cookie, "link"), token, kept(cookie.secure));
}

/**
 * Links the account at an identity provider that was used in this browser before the person signed in, if there is one.
 * If the link is refused, the sign-in continues, and the cookie stays for the next sign-in.
 */
export async function linkPendingSso(req: Request, res: Response, cookie: SessionCookie, actor: Actor): Promise<void> {
  const link = ssoLinkOf(req, cookie);
  if (!link) return;
  try {
    await linkSso(actor, link);
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  const { maxAge: _, ...same } = kept(cookie.secure);
  res.clearCookie(ssoCookieName(cookie, "link"), same);
}
