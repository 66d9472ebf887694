import type { Request, Response } from "express";
import type { Passport } from "passport";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import type { GoogleIntent } from "#bot/operations/auth/google/GoogleIntent.ts";
import type { GoogleProfile } from "#bot/operations/auth/google/GoogleProfile.ts";
import { isDatabaseTrouble } from "../middleware/isDatabaseTrouble.ts";

type GoogleTrouble = "google_failed" | "google_cancelled" | "google_not_finished";

const GOOGLE_ANSWERS_WITHIN = 15_000;

export function googleAnswer(
  passport: InstanceType<typeof Passport>,
  req: Request,
  res: Response,
): Promise<{ profile: GoogleProfile; intent: GoogleIntent }> {
  return new Promise((resolve, reject) => {
    const refuse = (code: GoogleTrouble) => reject(new Refusal("unauthenticated", code, REDIRECT_ERRORS[code]));
    const late = setTimeout(() => refuse("google_failed"), GOOGLE_ANSWERS_WITHIN);
    const done = (error: unknown, profile?: GoogleProfile | false, info?: { state?: GoogleIntent }): void => {
      clearTimeout(late);
      if (isDatabaseTrouble(error)) return reject(error);
      if (error) {
        // The error can reveal a problem with the settings or with Google, so only the request log records it.
        res.locals["failure"] = error;
        return refuse("google_failed");
      }
      if (profile && info?.state) return resolve({ profile, intent: info.state });
      refuse(req.query["error"] === undefined ? "google_not_finished" : "google_cancelled");
    };
    passport.authenticate("google", { session: false }, done)(req, res, reject);
  });
}
