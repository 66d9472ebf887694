import { Router } from "express";
import type { SignInConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { findSignInConnections } from "#bot/operations/sso/findSignInConnections.ts";

/** Returns the route with which the sign-in page looks up the identity providers for the domain of an email. */
export function signInDomainRoutes(): Router {
  const routes = Router({ caseSensitive: true });
  routes.get("/single-sign-on", async (req, res) => {
    res.json((await findSignInConnections(req.query)) satisfies SignInConnectionAnswer[]);
  });
  return routes;
}
