import { Router, type RequestHandler } from "express";
import type { Door } from "./Door.ts";
import { googleRoutes } from "./routes/googleRoutes.ts";
import { endOwnSession } from "./signedIn.ts";

/** What browsers are sent to: signing out, and signing in with Google. */
export function authPages(door: Door, session: RequestHandler[]): Router {
  const auth = Router({ caseSensitive: true });
  auth.use((_req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    next();
  });

  auth.get("/logout", ...session, async (req, res) => {
    await endOwnSession(req, res, door.sessionCookie);
    res.redirect("/");
  });

  auth.use(googleRoutes(door, session));
  return auth;
}
