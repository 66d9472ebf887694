import type { Request, Response } from "express";
import type { Visitor } from "#bot/operations/actor.ts";
import type { SessionCookie } from "../HttpContext.ts";
import { cookieOf } from "./cookieOf.ts";
import { visitCookie, visitCookieName, visitSecretOf } from "./visitSecret.ts";

type SsoLink = NonNullable<Visitor["ssoLink"]>;

const given = new WeakMap<Request, SsoLink>();

export function keepSsoLinkToken(req: Request, res: Response, cookie: SessionCookie, link: SsoLink): void {
  given.set(req, link);
  res.cookie(ssoLinkCookieName(cookie), link.token, visitCookie(cookie));
}

export function ssoLinkCookieName(cookie: SessionCookie): string {
  return `${visitCookieName(cookie, "sso")}-link`;
}

export function ssoLinkOf(req: Request, cookie: SessionCookie): SsoLink | undefined {
  const known = given.get(req);
  if (known) return known;
  const token = cookieOf(req, ssoLinkCookieName(cookie));
  const browser = visitSecretOf(req, cookie, "sso");
  return token === undefined || browser === undefined ? undefined : { token, browser };
}
