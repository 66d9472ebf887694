import type { Request } from "express";
import type { Visitor } from "#bot/operations/actor.ts";
import type { SessionCookie } from "../HttpContext.ts";
import { cookieOf } from "./cookieOf.ts";
import { visitCookieName, visitSecretOf } from "./visitSecret.ts";

/** The cookie holds the token of the account that a sign-in links. */
export function ssoLinkCookieName(cookie: SessionCookie): string {
  return `${visitCookieName(cookie, "sso")}-link`;
}

export function ssoLinkOf(req: Request, cookie: SessionCookie): Visitor["ssoLink"] {
  const token = cookieOf(req, ssoLinkCookieName(cookie));
  const browser = visitSecretOf(req, cookie, "sso");
  return token === undefined || browser === undefined ? undefined : { token, browser };
}
