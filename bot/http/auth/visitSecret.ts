import { randomBytes } from "node:crypto";
import type { Request, Response } from "express";
import type { SessionCookie } from "../HttpContext.ts";
import { cookieOf } from "./cookieOf.ts";

/** The cookies for visits to identity providers, which last as long as a visit. */
export function visitCookie({ secure }: SessionCookie) {
  return { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: 10 * 60_000 } as const;
}

/** Returns the name of a cookie with the secret of a browser's visits to Google, or to connections of organizations. */
export function visitCookieName({ secure }: SessionCookie, provider: "google" | "sso"): string {
  return `${secure ? "__Host-" : ""}awayday-${provider}`;
}

/** Returns the secret of this browser's visits; undefined if it has none. */
export function visitSecretOf(req: Request, cookie: SessionCookie, provider: "google" | "sso"): string | undefined {
  return cookieOf(req, visitCookieName(cookie, provider));
}

/** Gives this browser a secret for its visits, or keeps the one it has, because it may leave in several tabs. */
export function keepVisitSecret(
  req: Request,
  res: Response,
  cookie: SessionCookie,
  provider: "google" | "sso",
): string {
  const secret = visitSecretOf(req, cookie, provider) ?? randomBytes(32).toString("base64url");
  res.cookie(visitCookieName(cookie, provider), secret, visitCookie(cookie));
  return secret;
}
