import { Router } from "express";
import { confirmPassword } from "#bot/operations/signingIn/confirmPassword.ts";
import { readWaysToSignIn } from "#bot/operations/signingIn/readWaysToSignIn.ts";
import { unlinkGoogle } from "#bot/operations/signingIn/unlinkGoogle.ts";
import type { Door } from "../Door.ts";
import { inputOf } from "../jsonBody.ts";
import { actorOf } from "../signedIn.ts";

const MINUTES_TO_LINK = 5;

/** /api/auth/google-link: whether a Google account signs one in, and having one do so, or not any more. */
export function googleLinkRoutes({ clock, google }: Door): Router {
  const link = Router({ caseSensitive: true });

  link.get("/google-link", async (req, res) => {
    res.json({ isAvailable: google !== undefined, ...(await readWaysToSignIn(actorOf(req), {})) });
  });

  link.post("/google-link", async (req, res) => {
    await confirmPassword(actorOf(req), inputOf(req));
    req.session.mayLinkGoogleUntil = new Date(clock.now().getTime() + MINUTES_TO_LINK * 60_000).toISOString();
    res.json({ goTo: "/auth/google/link" });
  });

  link.delete("/google-link", async (req, res) => {
    await unlinkGoogle(actorOf(req), {});
    res.status(204).end();
  });

  return link;
}
