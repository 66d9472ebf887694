import { Router } from "express";
import { signUpOrganization } from "#bot/operations/signingIn/signUpOrganization.ts";
import { signUpWithPassword } from "#bot/operations/signingIn/signUpWithPassword.ts";
import { signUpSimple } from "#bot/operations/signingIn/signUpSimple.ts";
import type { Door } from "../Door.ts";
import { bodyOf } from "../jsonBody.ts";
import { visitorOf } from "../signedIn.ts";

/** /api/orgs: sign-up. Neither signs anybody in; a full one is remembered for this browser, whose Google account may own it. */
export function organizationRoutes(door: Door): Router {
  const organizations = Router({ caseSensitive: true });

  organizations.post("/signup-simple", async (req, res) => {
    const body = bodyOf(req);
    res.status(201).json(await signUpSimple(visitorOf(req, door), body));
  });

  organizations.post("/signup", async (req, res) => {
    const body = bodyOf(req);
    if (!door.google && ("email" in body || "password" in body)) {
      res.status(201).json(await signUpWithPassword(visitorOf(req, door), body));
      return;
    }
    const organization = await signUpOrganization(visitorOf(req, door), body);
    req.session.signupId = organization.id;
    res.status(201).json({ organization });
  });

  return organizations;
}
