import { promisify } from "node:util";
import type { Request, Response } from "express";
import type { SessionData } from "express-session";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import type { Actor, Visitor } from "#bot/operations/actor.ts";
import { DEVICE_DAYS } from "#bot/operations/auth/devices.ts";
import { signOut } from "#bot/operations/auth/signOut.ts";
import type { PendingSecondStep } from "#bot/operations/auth/secondFactor/afterFirstStep.ts";
import type { NewSession, SignedIn } from "#bot/operations/auth/startSession.ts";
import type { Person } from "#db/queries/people/person.ts";
import { addressOf, clientOf } from "../middleware/addressOf.ts";
import { cookieOf } from "./cookieOf.ts";
import type { HttpContext, SessionCookie } from "../HttpContext.ts";
import { hasBody } from "../middleware/sameOrigin.ts";
import { markStored, newSessionId, planSessionId } from "./storedSessions.ts";

const LONGEST_AGENT = 300;
const DAY_MS = 86_400_000;

interface ReadPerson {
  userId: string;
  organizationId: string;
  sessionId: string;
  person?: Person;
}

const read = new WeakMap<object, ReadPerson>();

/** Returns the signed-in person. Throws the Refusal `signed_out` if nobody is signed in. */
export function actorOf(req: Request): Actor {
  const signedIn = read.get(req) ?? ofSession(req);
  if (!signedIn) throw new Refusal("unauthenticated", "signed_out", REDIRECT_ERRORS.signed_out);
  const { person, ...ids } = signedIn;
  // A body can arrive slowly, so the operation must read the sender again.
  if (hasBody(req)) return { ...ids, source: "web", client: clientOf(req) };
  return { ...ids, source: "web", ...(person && { person }) };
}

/** Stores the person of a session that was only read, for `actorOf`. */
export function rememberSignedIn(req: object, sessionId: string, data: SessionData, person: Person | null): void {
  const { userId, organizationId } = data;
  if (userId && organizationId) read.set(req, { userId, organizationId, sessionId, ...(person && { person }) });
}

function ofSession(req: Request): ReadPerson | undefined {
  // express-session leaves no session on a request after the session ends.
  const { userId, organizationId } = (req.session as Request["session"] | undefined) ?? {};
  return userId && organizationId ? { userId, organizationId, sessionId: req.sessionID } : undefined;
}

/**
 * Has an operation store a session for this browser, and gives it to the browser under a new id. Never stores it again,
 * so a session that is ended meanwhile stays ended.
 */
export async function beginSession(
  req: Request,
  res: Response,
  context: Pick<HttpContext, "sessionCookie">,
  signIn: (visitor: Visitor, wanted: NewSession) => Promise<SignedIn>,
): Promise<Actor> {
  return giveSession(req, res, context, await signIn(visitorOf(req, context), wantedBy(req)));
}

/**
 * Starts a sign-in that may need a second factor. If it does, nobody is signed in yet, and the browser gets a new
 * session that holds the token of the sign-in.
 */
export async function beginSignIn(
  req: Request,
  res: Response,
  context: Pick<HttpContext, "sessionCookie">,
  signIn: (visitor: Visitor, wanted: NewSession) => Promise<SignedIn | PendingSecondStep>,
): Promise<Actor | undefined> {
  const outcome = await signIn(visitorOf(req, context), wantedBy(req));
  if (!("pendingSignIn" in outcome)) return giveSession(req, res, context, outcome);
  await promisify(req.sessionStore.regenerate.bind(req.sessionStore))(req);
  req.session.pendingSignIn = outcome.pendingSignIn;
  await promisify(req.session.save.bind(req.session))();
  return undefined;
}

async function giveSession(
  req: Request,
  res: Response,
  context: Pick<HttpContext, "sessionCookie">,
  { session, device }: SignedIn,
): Promise<Actor> {
  await adoptSession(req, session);
  const { name, secure } = deviceCookie(context.sessionCookie);
  res.cookie(name, device, { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: DEVICE_DAYS * DAY_MS });
  return actorOf(req);
}

/** Returns a visitor who isn't signed in, with the client and device that throttles count by. */
export function visitorOf(req: Request, { sessionCookie }: Pick<HttpContext, "sessionCookie">): Visitor {
  const device = cookieOf(req, deviceCookie(sessionCookie).name);
  return { source: "web", client: clientOf(req), ...(device !== undefined && { device }) };
}

function deviceCookie({ name, secure }: SessionCookie): SessionCookie {
  return { name: `${name}-device`, secure };
}

function wantedBy(req: Request): NewSession {
  const { originalMaxAge } = req.session.cookie;
  const expires = new Date(Date.now() + (originalMaxAge ?? 0));
  const cookie = { ...JSON.parse(JSON.stringify(req.session.cookie)), expires };
  const userAgent = (req.get("user-agent") ?? "").slice(0, LONGEST_AGENT);
  return { sid: newSessionId(), expires, data: { cookie, userAgent, address: addressOf(req) } };
}

async function adoptSession(req: Request, { sid, data }: SignedIn["session"]): Promise<void> {
  planSessionId(req, sid);
  await promisify(req.sessionStore.regenerate.bind(req.sessionStore))(req);
  const { cookie: _, ...kept } = data as SessionData;
  Object.assign(req.session, kept);
  markStored(req.session);
}

/** Ends the session on the server and removes the cookie. */
export async function endOwnSession(req: Request, res: Response, { name, secure }: SessionCookie): Promise<void> {
  const session = req.session as Request["session"] | undefined;
  if (session?.userId) {
    await signOut(actorOf(req), {}).catch(unlessSignedOut);
    await promisify(session.destroy.bind(session))();
  }
  res.clearCookie(name, { httpOnly: true, sameSite: "lax", secure, path: "/" });
}

/** Ignores the error of a person who was deactivated or signed out elsewhere, so they can still sign out here. */
function unlessSignedOut(error: unknown): void {
  if (!(error instanceof Refusal) || error.kind !== "unauthenticated") throw error;
}
