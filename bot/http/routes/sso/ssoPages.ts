import { type Request, type RequestHandler, type Response, Router } from "express";
import { pageBefore } from "#core/links/pageBefore.ts";
import { SECOND_STEP_PATH, SSO_PATH } from "#core/links/pagePaths.ts";
import { REDIRECT_ERRORS, withRedirectError } from "#core/links/redirectErrors.ts";
import { safeReturnPath } from "#core/links/safeReturnPath.ts";
import { Refusal } from "#core/refusal.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";
import { keepSsoLink } from "#bot/operations/sso/keepSsoLink.ts";
import { leaveFor, leaveToSignIn, type SsoContext } from "#bot/operations/sso/leaveForSso.ts";
import { arriveFromSso, type SsoArrival, takeSsoVisit } from "#bot/operations/sso/returnFromSso.ts";
import { signInByProof } from "#bot/operations/sso/signInByProof.ts";
import { signInWithSso } from "#bot/operations/sso/signInWithSso.ts";
import { readTestedConnection, testConnection } from "#bot/operations/sso/testConnection.ts";
import { actorOf, visitorOf } from "../../auth/actorOf.ts";
import { beginSignIn } from "../../auth/beginSession.ts";
import { isEmbedded } from "../../auth/isEmbedded.ts";
import { keepSsoLinkToken } from "../../auth/ssoLinkOf.ts";
import { showingRefusals } from "../../auth/showingRefusals.ts";
import { keepVisitSecret, visitSecretOf } from "../../auth/visitSecret.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { isSameOrigin } from "../../middleware/sameOrigin.ts";

export function ssoPages({ appUrl, oidc, sessionCookie }: HttpContext, session: RequestHandler[]): Router {
  const sso = Router({ caseSensitive: true });
  const context: SsoContext = { provider: oidc, callback: `${appUrl}/auth/sso/callback` };
  const { origin } = new URL(appUrl);
  // Security: another site could otherwise sign a visitor in to an attacker's account.
  const assertOurPage = (req: Request) => {
    if (isEmbedded(req) || !isSameOrigin(req, origin)) throw startedElsewhere();
  };
  const leavingBy = (req: Request, res: Response) => ({
    visitor: visitorOf(req, { sessionCookie }),
    browser: keepVisitSecret(req, res, sessionCookie, "sso"),
    ...context,
  });

  sso.get("/:id", ...session, async (req, res) => {
    const { goTo } = req.query;
    const place = typeof goTo === "string" ? safeReturnPath(goTo) : undefined;
    await showingRefusals(res, at(pageBefore("/login", place)), async () => {
      assertOurPage(req);
      return leaveToSignIn(String(req.params["id"]), place, leavingBy(req, res));
    });
  });

  sso.get("/:id/test", ...session, async (req, res) => {
    const id = String(req.params["id"]);
    await showingRefusals(res, at(afterTestOf(id)), async () => {
      assertOurPage(req);
      const actor = actorOf(req);
      const connection = await readTestedConnection(actor, id, {});
      const purpose = { purpose: "test", userId: actor.userId, sessionHash: hashOfSession(req) } as const;
      return leaveFor(connection, purpose, leavingBy(req, res));
    });
  });

  sso.get("/callback/:id", ...session, async (req, res) => {
    await showingRefusals(res, at("/login"), async () => {
      const connectionId = String(req.params["id"]);
      const query = new URL(req.originalUrl, origin).searchParams;
      const arriving = { ...context, visitor: visitorOf(req, { sessionCookie }) };
      const visit = await takeSsoVisit({ connectionId, browser: visitSecretOf(req, sessionCookie, "sso"), query });
      if (visit.intent.purpose === "test") {
        const page = afterTestOf(connectionId);
        await showingRefusals(res, at(page), async () => finishTest(req, await arriveFromSso(visit, arriving)));
        return undefined;
      }
      const place = visit.intent.place;
      await showingRefusals(res, at(pageBefore("/login", place)), async () =>
        finishSignIn(req, res, await arriveFromSso(visit, arriving), sessionCookie),
      );
      return undefined;
    });
  });

  return sso;
}

function at(page: string): (refusal: Refusal) => string {
  return ({ code }) => withRedirectError(page, code);
}

async function finishTest(req: Request, { connection, intent }: SsoArrival): Promise<string> {
  const actor = actorOf(req);
  const isSameSession =
    intent.purpose === "test" && intent.userId === actor.userId && intent.sessionHash === hashOfSession(req);
  if (!isSameSession) throw new Refusal("forbidden", "sso_not_finished", REDIRECT_ERRORS.sso_not_finished);
  await testConnection(actor, connection.id, { version: connection.version });
  return afterTestOf(connection.id);
}

function afterTestOf(connectionId: string): string {
  return `${SSO_PATH}?tested=${encodeURIComponent(connectionId)}`;
}

async function finishSignIn(
  req: Request,
  res: Response,
  arrival: SsoArrival,
  sessionCookie: HttpContext["sessionCookie"],
): Promise<string> {
  const place = arrival.intent.purpose === "sign-in" ? arrival.intent.place : undefined;
  const actor = await beginSignIn(req, res, { sessionCookie }, async (visitor, wanted) => {
    const outcome = await signInWithSso(arrival, visitor, wanted);
    if (!("mustLink" in outcome)) return outcome;
    const browser = keepVisitSecret(req, res, sessionCookie, "sso");
    const link = { token: await keepSsoLink(outcome.mustLink, browser), browser };
    keepSsoLinkToken(req, res, sessionCookie, link);
    const proven = await signInByProof({ ...outcome, link }, visitor, wanted);
    if (proven) return proven;
    throw new Refusal("conflict", "sso_link_first", REDIRECT_ERRORS.sso_link_first);
  });
  return actor ? (place ?? "/") : pageBefore(SECOND_STEP_PATH, place);
}

function hashOfSession({ sessionID }: Request): string {
  return hashOfToken(sessionID).toString("base64url");
}

function startedElsewhere(): Refusal {
  return new Refusal("forbidden", "sso_started_elsewhere", REDIRECT_ERRORS.sso_started_elsewhere);
}
