import { Router, type RequestHandler } from "express";
import type { HttpContext } from "../HttpContext.ts";
import { calendarPages } from "../routes/calendars/calendarPages.ts";
import { googleRoutes } from "../routes/googleRoutes.ts";
import { ssoPages } from "../routes/sso/ssoPages.ts";
import { endOwnSession } from "../auth/beginSession.ts";

export function authPages(context: HttpContext, session: RequestHandler[]): Router {
  const auth = Router({ caseSensitive: true });
  auth.use((_req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    next();
  });

  auth.get("/logout", ...session, async (req, res) => {
    await endOwnSession(req, res, context.sessionCookie);
    res.redirect("/");
  });

  auth.use(googleRoutes(context, session));
  auth.use("/sso", ssoPages(context, session));
  auth.use("/calendars", calendarPages(context, session));
  return auth;
}
