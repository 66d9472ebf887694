import { Router } from "express";
import type { QuickSignupAnswer, SignupAnswer } from "#core/api/OrganizationAnswer.ts";
import { signUpOrganization } from "#bot/operations/auth/signUp/signUpOrganization.ts";
import { signUpWithPassword } from "#bot/operations/auth/signUp/signUpWithPassword.ts";
import { signUpSimple } from "#bot/operations/auth/signUp/signUpSimple.ts";
import type { HttpContext } from "../HttpContext.ts";
import { bodyOf } from "../middleware/jsonBody.ts";
import { visitorOf } from "../auth/actorOf.ts";

export function organizationRoutes(context: HttpContext): Router {
  const organizations = Router({ caseSensitive: true });

  organizations.post("/signup-simple", async (req, res) => {
    const body = bodyOf(req);
    const founded: QuickSignupAnswer = await signUpSimple(visitorOf(req, context), body);
    res.status(201).json(founded);
  });

  organizations.post("/signup", async (req, res) => {
    const body = bodyOf(req);
    if (!context.google && ("email" in body || "password" in body)) {
      const founded: SignupAnswer = await signUpWithPassword(visitorOf(req, context), body);
      res.status(201).json(founded);
      return;
    }
    const organization = await signUpOrganization(visitorOf(req, context), body);
    req.session.signupId = organization.id;
    res.status(201).json({ organization } satisfies SignupAnswer);
  });

  return organizations;
}
