import { Router } from "express";
import type { SignInConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { findSignInConnections } from "#bot/operations/sso/findSignInConnections.ts";
import { visitorOf } from "../../auth/actorOf.ts";
import type { HttpContext } from "../../HttpContext.ts";

export function signInDomainRoutes(context: Pick<HttpContext, "sessionCookie">): Router {
  const routes = Router({ caseSensitive: true });
  routes.get("/single-sign-on", async (req, res) => {
    const found = await findSignInConnections(visitorOf(req, context), req.query);
    res.json(found satisfies SignInConnectionAnswer[]);
  });
  return routes;
}
