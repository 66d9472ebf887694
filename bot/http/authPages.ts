import { Router, type RequestHandler } from "express";
import type { Door } from "./Door.ts";
import { endOwnSession } from "./signedIn.ts";

const NO_GOOGLE = "Sign-in with Google is not set up here. Use your e-mail and password, or ask your administrator.";

/** What browsers are sent to: signing out, and signing in with Google. */
export function authPages({ sessionCookie }: Door, session: RequestHandler[]): Router {
  const auth = Router({ caseSensitive: true });
  auth.use((_req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    next();
  });

  auth.get("/logout", ...session, async (req, res) => {
    await endOwnSession(req, res, sessionCookie);
    res.redirect("/");
  });

  auth.get("/google", (_req, res) => res.redirect(withError(NO_GOOGLE)));
  auth.get("/google/callback", ({ query }, res, next) => {
    if (query["code"] === undefined && query["state"] === undefined) return next();
    res.redirect(withError(NO_GOOGLE));
  });
  return auth;
}

function withError(text: string): string {
  return `/?error=${encodeURIComponent(text)}`;
}
