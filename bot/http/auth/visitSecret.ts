import { randomBytes } from "node:crypto";
import type { Request, Response } from "express";
import type { SessionCookie } from "../HttpContext.ts";
import { cookieOf } from "./cookieOf.ts";

export function visitCookie({ secure }: SessionCookie) {
  return { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: 10 * 60_000 } as const;
}

export function visitCookieName({ secure }: SessionCookie, provider: "google" | "sso"): string {
  return `${secure ? "__Host-" : ""}awayday-${provider}`;
}

export function visitSecretOf(req: Request, cookie: SessionCookie, provider: "google" | "sso"): string | undefined {
  return cookieOf(req, visitCookieName(cookie, provider));
}

/** Keeps an existing secret, because several tabs can be at the provider. */
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
