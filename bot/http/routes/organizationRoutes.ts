import { Router } from "express";
import { signUpOrganization } from "#bot/operations/signingIn/signUpOrganization.ts";
import { signUpWithPassword } from "#bot/operations/signingIn/signUpWithPassword.ts";
import { signUpSimple } from "#bot/operations/signingIn/signUpSimple.ts";
import type { Door } from "../Door.ts";
import { bodyOf } from "../jsonBody.ts";

/** /api/orgs: sign-up. Neither signs anybody in; a full one is remembered for this browser, whose Google account may own it. */
export function organizationRoutes({ google, throttles }: Door): Router {
  const organizations = Router({ caseSensitive: true });

  organizations.post("/signup-simple", async (req, res) => {
    const body = bodyOf(req);
    res.status(201).json(await throttles.signUp(req, () => signUpSimple({ door: "web" }, body)));
  });

  organizations.post("/signup", async (req, res) => {
    const body = bodyOf(req);
    if (!google && ("email" in body || "password" in body)) {
      res.status(201).json(await throttles.signUp(req, () => signUpWithPassword({ door: "web" }, body)));
      return;
    }
    const organization = await throttles.signUp(req, () => signUpOrganization({ door: "web" }, body));
    req.session.signupId = organization.id;
    res.status(201).json({ organization });
  });

  return organizations;
}
