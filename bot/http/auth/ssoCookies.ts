import { randomBytes } from "node:crypto";
import type { Request, Response } from "express";
import { Refusal } from "#core/refusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { linkSso } from "#bot/operations/sso/linkSso.ts";
import type { SessionCookie } from "../HttpContext.ts";
import { cookieOf } from "./cookieOf.ts";

const VALID_MS = 10 * 60_000;

function nameOf({ secure }: SessionCookie, name: string): string {
  return `${secure ? "__Host-" : ""}awayday-sso${name}`;
}

function kept(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: VALID_MS } as const;
}

/** Returns the secret of this browser's visits to identity providers; undefined if it has none. */
export function ssoBrowserOf(req: Request, cookie: SessionCookie): string | undefined {
  return cookieOf(req, nameOf(cookie, ""));
}

/** Gives this browser a secret for its visits, or keeps the one it has, because it may leave in several tabs. */
export function keepSsoBrowser(req: Request, res: Response, cookie: SessionCookie): string {
  const browser = ssoBrowserOf(req, cookie) ?? randomBytes(32).toString("base64url");
  res.cookie(nameOf(cookie, ""), browser, kept(cookie.secure));
  return browser;
}

/** Gives this browser the token of the account that its next sign-in links. */
export function keepSsoLinkToken(res: Response, cookie: SessionCookie, token: string): void {
  res.cookie(nameOf(cookie, "-link"), token, kept(cookie.secure));
}

/**
 * Links the account at an identity provider that this browser showed before its person signed in, if there is one. The
 * sign-in goes on if that is refused, and the cookie stays for the next one.
 */
export async function linkPendingSso(req: Request, res: Response, cookie: SessionCookie, actor: Actor): Promise<void> {
  const token = cookieOf(req, nameOf(cookie, "-link"));
  const browser = ssoBrowserOf(req, cookie);
  if (token === undefined || browser === undefined) return;
  try {
    await linkSso(actor, { token, browser });
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  const { maxAge: _, ...same } = kept(cookie.secure);
  res.clearCookie(nameOf(cookie, "-link"), same);
}
