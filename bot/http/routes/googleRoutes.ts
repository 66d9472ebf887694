import { promisify } from "node:util";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { Passport } from "passport";
import { pageBefore } from "#core/links/pageBefore.ts";
import { CONNECT_SLACK_PATH, SECOND_STEP_PATH, SSO_PATH } from "#core/links/pagePaths.ts";
import { safeReturnPath } from "#core/links/safeReturnPath.ts";
import { REDIRECT_ERRORS, withRedirectError } from "#core/links/redirectErrors.ts";
import type { ConfirmationPurpose } from "#core/people/confirmation.ts";
import { Refusal } from "#core/refusal.ts";
import type { GoogleIntent } from "#bot/operations/auth/google/GoogleIntent.ts";
import type { GoogleProfile } from "#bot/operations/auth/google/GoogleProfile.ts";
import { confirmWithGoogle } from "#bot/operations/auth/google/confirmWithGoogle.ts";
import { acceptWithGoogle } from "#bot/operations/invitations/acceptWithGoogle.ts";
import { linkGoogle } from "#bot/operations/auth/google/linkGoogle.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";
import { becomeOwnerWithGoogle } from "#bot/operations/auth/google/becomeOwnerWithGoogle.ts";
import { signInByMailedLink } from "#bot/operations/auth/google/signInByMailedLink.ts";
import { signInWithGoogle } from "#bot/operations/auth/google/signInWithGoogle.ts";
import type { PendingSecondStep } from "#bot/operations/auth/secondFactor/afterFirstStep.ts";
import type { NewSession, SignedIn } from "#bot/operations/auth/startSession.ts";
import { rememberGooglePicture } from "#bot/operations/photos/rememberGooglePicture.ts";
import type { Actor, Visitor } from "#bot/operations/actor.ts";
import type { HttpContext } from "../HttpContext.ts";
import { isSameOrigin } from "../middleware/sameOrigin.ts";
import { googleAnswer } from "../auth/googleAnswer.ts";
import { isEmbedded } from "../auth/isEmbedded.ts";
import { googleStrategy } from "../auth/googleStrategy.ts";
import { actorOf, visitorOf } from "../auth/actorOf.ts";
import { beginSignIn } from "../auth/beginSession.ts";
import { keepVisitSecret, visitSecretOf } from "../auth/visitSecret.ts";

const CONFIRMED_PLACES: Partial<Record<ConfirmationPurpose, string>> = {
  slack: CONNECT_SLACK_PATH,
  sso: SSO_PATH,
};

const SIGNUP_IS_OVER = ["signup_over", "google_taken", "email_taken"];

export function googleRoutes({ appUrl, clock, google, sessionCookie }: HttpContext, session: RequestHandler[]): Router {
  const auth = Router({ caseSensitive: true });
  if (!google) {
    auth.get("/google", (_req, res) => res.redirect(withRedirectError("/", "google_not_set_up")));
    auth.get("/google/callback", onlyWithAnswer, (_req, res) =>
      res.redirect(withRedirectError("/", "google_not_set_up")),
    );
    return auth;
  }

  const browsers = new WeakMap<Request, string>();
  const intents = new WeakMap<Request, GoogleIntent>();
  const browserOf = (req: Request) => browsers.get(req) ?? visitSecretOf(req, sessionCookie, "google");
  const strategy = googleStrategy({
    google,
    callbackUrl: `${appUrl}/auth/google/callback`,
    browserOf,
    intentOf: (req) => intents.get(req) ?? { kind: "sign-in" },
    visitorOf: (req) => visitorOf(req, { sessionCookie }),
  });
  const passport = new Passport().use(strategy);
  const { origin } = new URL(appUrl);

  const leave =
    (intentOf: (req: Request, isOurPage: boolean) => GoogleIntent): RequestHandler =>
    (req, res, next) => {
      const failed = (error?: unknown) => {
        if (!(error instanceof Refusal)) return next(error);
        res.redirect(withRedirectError("/", error.code));
      };
      if (isEmbedded(req)) return failed(startedElsewhere());
      try {
        intents.set(req, intentOf(req, isSameOrigin(req, origin)));
      } catch (error) {
        return failed(error);
      }
      browsers.set(req, keepVisitSecret(req, res, sessionCookie, "google"));
      // Without `select_account`, Google can return without any action by the person.
      const asks = intents.get(req)?.kind !== "sign-in" && { prompt: "select_account" };
      passport.authenticate("google", { session: false, ...asks })(req, res, failed);
    };

  auth.get("/google", ...session, leave(intentOfVisitor));
  auth.get(
    "/google/link",
    ...session,
    leave((req, isOurPage) => intentToLink(req, isOurPage, clock.now())),
  );
  auth.get("/google/confirm", ...session, leave(intentToConfirm));
  auth.get("/google/callback", onlyWithAnswer, ...session, async (req, res) => {
    try {
      const { profile, intent } = await googleAnswer(passport, req, res);
      const isDone = await arrive(req, res, { profile, intent }, { sessionCookie });
      await rememberGooglePicture(profile);
      res.redirect(isDone ? placeAfter(intent) : pageBefore(SECOND_STEP_PATH, placeAfter(intent)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (SIGNUP_IS_OVER.includes(error.code)) await forgetSignup(req);
      res.redirect(withRedirectError("/", error.code));
    }
  });
  return auth;
}

async function arrive(
  req: Request,
  res: Response,
  { profile, intent }: { profile: GoogleProfile; intent: GoogleIntent },
  context: Pick<HttpContext, "sessionCookie">,
): Promise<boolean> {
  if (intent.kind === "link") {
    await linkGoogle(actorWhoLeft(req, intent), profile);
    return true;
  }
  if (intent.kind === "confirm") {
    const { purpose } = intent;
    await confirmWithGoogle(actorWhoLeft(req, intent), { purpose, subject: profile.subject });
    return true;
  }
  const actor = await beginSignIn(req, res, context, (visitor, wanted) => signedIn(visitor, profile, intent, wanted));
  return actor !== undefined;
}

function actorWhoLeft(req: Request, left: { userId: string; sessionHash: string }): Actor {
  const actor = actorOf(req);
  if (actor.userId === left.userId && left.sessionHash === hashOfSession(req)) return actor;
  throw new Refusal("forbidden", "google_not_finished", REDIRECT_ERRORS.google_not_finished);
}

function hashOfSession({ sessionID }: Request): string {
  return hashInText(sessionID);
}

function hashInText(secret: string): string {
  return hashOfToken(secret).toString("base64url");
}

function signedIn(
  visitor: Visitor,
  profile: GoogleProfile,
  intent: Exclude<GoogleIntent, { kind: "link" | "confirm" }>,
  wanted: NewSession,
): Promise<SignedIn | PendingSecondStep> {
  if (intent.kind === "invitation") {
    return acceptWithGoogle(visitor, profile, Buffer.from(intent.tokenHash, "base64url"), wanted);
  }
  if (intent.kind === "mailed-link") {
    return signInByMailedLink(visitor, profile, Buffer.from(intent.tokenHash, "base64url"), wanted);
  }
  return intent.kind === "sign-up"
    ? becomeOwnerWithGoogle(visitor, profile, intent.signupId, wanted)
    : signInWithGoogle(visitor, profile, wanted);
}

/** Security: another site can start only a plain sign-in. */
function intentOfVisitor(req: Request, isOurPage: boolean): GoogleIntent {
  const { invitationToken, mailedToken } = req.query;
  if ((invitationToken ?? mailedToken) !== undefined && !isOurPage) throw startedElsewhere();
  if (typeof invitationToken === "string") return { kind: "invitation", tokenHash: hashInText(invitationToken) };
  if (typeof mailedToken === "string") return { kind: "mailed-link", tokenHash: hashInText(mailedToken) };
  const { signupId } = req.session;
  if (signupId && isOurPage) return { kind: "sign-up", signupId };
  const { goTo } = req.query;
  const place = typeof goTo === "string" ? safeReturnPath(goTo) : undefined;
  return { kind: "sign-in", ...(place && { place }) };
}

function placeAfter(intent: GoogleIntent): string {
  if (intent.kind === "link") return "/dashboard";
  if (intent.kind === "confirm") return CONFIRMED_PLACES[intent.purpose] ?? "/dashboard?profile";
  return (intent.kind === "sign-in" && intent.place) || "/";
}

/** Saves the session now, because browsers can follow a redirect before the response ends. */
async function forgetSignup({ session }: Request): Promise<void> {
  delete session.signupId;
  await promisify(session.save.bind(session))();
}

function intentToLink(req: Request, isOurPage: boolean, now: Date): GoogleIntent {
  if (!isOurPage) throw startedElsewhere();
  const { userId, organizationId } = actorOf(req);
  const until = req.session.mayLinkGoogleUntil;
  delete req.session.mayLinkGoogleUntil;
  if (!until || Date.parse(until) <= now.getTime()) {
    throw new Refusal("forbidden", "not_confirmed", REDIRECT_ERRORS.not_confirmed);
  }
  return { kind: "link", organizationId, userId, sessionHash: hashOfSession(req) };
}

function intentToConfirm(req: Request, isOurPage: boolean): GoogleIntent {
  if (!isOurPage) throw startedElsewhere();
  const { userId, organizationId } = actorOf(req);
  const purpose = req.session.confirmsWithGoogle;
  delete req.session.confirmsWithGoogle;
  if (!purpose) throw new Refusal("forbidden", "not_confirmed_google", REDIRECT_ERRORS.not_confirmed_google);
  return { kind: "confirm", organizationId, userId, purpose, sessionHash: hashOfSession(req) };
}

function startedElsewhere(): Refusal {
  return new Refusal("forbidden", "started_elsewhere", REDIRECT_ERRORS.started_elsewhere);
}

const onlyWithAnswer: RequestHandler = ({ query }, _res, next) => {
  const isAnswer = ["code", "state"].some((name) => query[name] !== undefined);
  next(isAnswer ? undefined : "router");
};
