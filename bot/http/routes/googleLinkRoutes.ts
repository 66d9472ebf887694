import { Router } from "express";
import type { GoToAnswer, WaysToSignInAnswer } from "#core/api/accountAnswers.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { startGoogleConfirmation } from "#bot/operations/auth/google/startGoogleConfirmation.ts";
import { confirmPassword } from "#bot/operations/auth/passwords/confirmPassword.ts";
import { readWaysToSignIn } from "#bot/operations/auth/google/readWaysToSignIn.ts";
import { unlinkGoogle } from "#bot/operations/auth/google/unlinkGoogle.ts";
import type { HttpContext } from "../HttpContext.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { actorOf } from "../auth/actorOf.ts";

const MINUTES_TO_LINK = 5;

export function googleLinkRoutes({ clock, google }: HttpContext): Router {
  const link = Router({ caseSensitive: true });

  link.get("/google-link", async (req, res) => {
    const ways = await readWaysToSignIn(actorOf(req), {});
    res.json({ isAvailable: google !== undefined, ...ways } satisfies WaysToSignInAnswer);
  });

  link.post("/google-link", async (req, res) => {
    await confirmPassword(actorOf(req), inputOf(req));
    req.session.mayLinkGoogleUntil = new Date(clock.now().getTime() + MINUTES_TO_LINK * 60_000).toISOString();
    res.json({ goTo: "/auth/google/link" } satisfies GoToAnswer);
  });

  link.post("/google-link/unlink", async (req, res) => {
    await unlinkGoogle(actorOf(req), inputOf(req));
    res.status(204).end();
  });

  link.post("/google-confirmation", async (req, res) => {
    const purpose = await startGoogleConfirmation(actorOf(req), inputOf(req));
    if (!google) throw new Refusal("conflict", "google_not_set_up", REDIRECT_ERRORS.google_not_set_up);
    req.session.confirmsWithGoogle = purpose;
    res.json({ goTo: "/auth/google/confirm" } satisfies GoToAnswer);
  });

  return link;
}
