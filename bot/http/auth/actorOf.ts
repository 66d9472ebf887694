import type { Request } from "express";
import type { SessionData } from "express-session";
import { ANOTHER_PERSON, SHOWN_PERSON, SHOWN_PERSON_PARAM } from "#core/auth/shownPersonHeader.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import type { Actor, Visitor } from "#bot/operations/actor.ts";
import type { Person } from "#db/queries/people/person.ts";
import { clientOf } from "../middleware/addressOf.ts";
import { cookieOf } from "./cookieOf.ts";
import type { HttpContext, SessionCookie } from "../HttpContext.ts";
import { ssoLinkOf } from "./ssoLinkOf.ts";
import { hasBody } from "../middleware/sameOrigin.ts";

interface ReadPerson {
  userId: string;
  organizationId: string;
  sessionId: string;
  person?: Person;
}

const read = new WeakMap<object, ReadPerson>();

/** Throws a Refusal if nobody is signed in or if the page shows another person. */
export function actorOf(req: Request): Actor {
  return shownActor(req, req.get(SHOWN_PERSON));
}

export function actorOfLink(req: Request): Actor {
  return shownActor(req, req.query[SHOWN_PERSON_PARAM]);
}

function shownActor(req: Request, shown: unknown): Actor {
  const actor = signedInPerson(req);
  if (shown === undefined || shown === actor.userId) return actor;
  throw new Refusal("conflict", ANOTHER_PERSON, REDIRECT_ERRORS.another_person);
}

export function signedInPerson(req: Request): Actor {
  const signedIn = read.get(req) ?? ofSession(req);
  if (!signedIn) throw new Refusal("unauthenticated", "signed_out", REDIRECT_ERRORS.signed_out);
  const { person, ...ids } = signedIn;
  // A body can arrive slowly, so the operation must reload the person.
  if (hasBody(req)) return { source: "web", client: clientOf(req), ...ids };
  return { source: "web", ...ids, ...(person && { person }) };
}

export function rememberSignedIn(req: object, sessionId: string, data: SessionData, person: Person | null): void {
  const { userId, organizationId } = data;
  if (userId && organizationId) read.set(req, { userId, organizationId, sessionId, ...(person && { person }) });
}

function ofSession(req: Request): ReadPerson | undefined {
  // express-session removes `req.session` when the session ends.
  const { userId, organizationId } = (req.session as Request["session"] | undefined) ?? {};
  return userId && organizationId ? { userId, organizationId, sessionId: req.sessionID } : undefined;
}

export function visitorOf(req: Request, { sessionCookie }: Pick<HttpContext, "sessionCookie">): Visitor {
  const device = cookieOf(req, deviceCookie(sessionCookie).name);
  const ssoLink = ssoLinkOf(req, sessionCookie);
  return { source: "web", client: clientOf(req), ...(device !== undefined && { device }), ...(ssoLink && { ssoLink }) };
}

export function deviceCookie({ name, secure }: SessionCookie): SessionCookie {
  return { name: `${name}-device`, secure };
}
