import type { Request, Response } from "express";
import type { Passport } from "passport";
import { Refusal } from "#core/refusal.ts";
import type { GoogleIntent } from "#bot/operations/signingIn/GoogleIntent.ts";
import type { GoogleProfile } from "#bot/operations/signingIn/GoogleProfile.ts";
import { isDatabaseTrouble } from "./databaseTrouble.ts";

/** Said to a browser that comes back with what is not its own, or used up, or too old. */
export const NOT_FINISHED_HERE =
  "The sign-in with Google was not finished in this browser, or took too long. Please try again.";
const CANCELLED = "The sign-in with Google was cancelled";
const NOT_CONFIRMED = "Google could not confirm this sign-in. Please try again.";

const GOOGLE_ANSWERS_WITHIN = 15_000;

/** What Google says of somebody whom it sent back, and what they left for; a Refusal where it says nothing we can use. */
export function answerOfGoogle(
  passport: InstanceType<typeof Passport>,
  req: Request,
  res: Response,
): Promise<{ profile: GoogleProfile; intent: GoogleIntent }> {
  return new Promise((resolve, reject) => {
    const refuse = (text: string) => reject(new Refusal("unauthenticated", "google_failed", text));
    const late = setTimeout(() => refuse(NOT_CONFIRMED), GOOGLE_ANSWERS_WITHIN);
    const done = (error: unknown, profile?: GoogleProfile | false, info?: { state?: GoogleIntent }): void => {
      clearTimeout(late);
      if (isDatabaseTrouble(error)) return reject(error);
      if (error) {
        // For the request log: what is wrong with the settings, or with Google, is told there only.
        res.locals["failure"] = error;
        return refuse(NOT_CONFIRMED);
      }
      if (profile && info?.state) return resolve({ profile, intent: info.state });
      refuse(req.query["error"] === undefined ? NOT_FINISHED_HERE : CANCELLED);
    };
    passport.authenticate("google", { session: false }, done)(req, res, reject);
  });
}
