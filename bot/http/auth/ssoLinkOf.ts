import type { Request } from "express";
import type { Visitor } from "#bot/operations/actor.ts";
import type { SessionCookie } from "../HttpContext.ts";
import { cookieOf } from "./cookieOf.ts";
import { visitCookieName, visitSecretOf } from "./visitSecret.ts";

/** Returns the name of the cookie with the token of the account at an identity provider that a sign-in links. */
export function ssoLinkCookieName(cookie: SessionCookie): string {
  return `${visitCookieName(cookie, "sso")}-link`;
}

/**
 * Returns the account at an identity provider that was used in this browser, with the browser's secret, if there is
 * one.
 */
export function ssoLinkOf(req: Request, cookie: SessionCookie): Visitor["ssoLink"] {
  const token = cookieOf(req, ssoLinkCookieName(cookie));
  const browser = visitSecretOf(req, cookie, "sso");
  return token === undefined || browser === undefined ? undefined : { token, browser };
}
