import { Router } from "express";
import type { MessageAnswer } from "#core/api/accountAnswers.ts";
import { requestPasswordReset } from "#bot/operations/auth/passwords/requestPasswordReset.ts";
import { resetPassword } from "#bot/operations/auth/passwords/resetPassword.ts";
import type { HttpContext } from "../HttpContext.ts";
import { bodyOf } from "../middleware/jsonBody.ts";
import { visitorOf } from "../auth/actorOf.ts";
import { keepDevice } from "../auth/beginSession.ts";
import { noEarlierThan } from "../middleware/noEarlierThan.ts";

/** In milliseconds. Security: the minimum time hides whether an account exists. */
const ANSWERS_AFTER = 400;
const SENT = "If there is an account with this email, a message with a link is on its way.";
const NO_MAIL = "Email isn't set up on this server. Ask an Admin in your organization for a password link.";

export function passwordRoutes(context: HttpContext): Router {
  const { sendsMail } = context;
  const passwords = Router({ caseSensitive: true });

  passwords.post("/forgot-password", async (req, res) => {
    const body = bodyOf(req);
    await noEarlierThan(ANSWERS_AFTER, () => requestPasswordReset(visitorOf(req, context), body));
    res.json({ message: sendsMail ? SENT : NO_MAIL } satisfies MessageAnswer);
  });

  passwords.post("/reset-password", async (req, res) => {
    const { device } = await resetPassword(visitorOf(req, context), bodyOf(req));
    keepDevice(res, context, device);
    res.status(204).end();
  });

  return passwords;
}
