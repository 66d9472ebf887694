import type { Request } from "express";
import type { Visitor } from "#bot/operations/actor.ts";
import type { SessionCookie } from "../HttpContext.ts";
import { cookieOf } from "./cookieOf.ts";

/** Returns the name of a cookie for visits to identity providers: the browser's secret, or the account to link. */
export function ssoCookieName({ secure }: SessionCookie, of: "browser" | "link"): string {
  return `${secure ? "__Host-" : ""}awayday-sso${of === "link" ? "-link" : ""}`;
}

/**
 * Returns the account at an identity provider that was used in this browser, with the browser's secret, if there is
 * one.
 */
export function ssoLinkOf(req: Request, cookie: SessionCookie): Visitor["ssoLink"] {
  const token = cookieOf(req, ssoCookieName(cookie, "link"));
  const browser = cookieOf(req, ssoCookieName(cookie, "browser"));
  return token === undefined || browser === undefined ? undefined : { token, browser };
}
