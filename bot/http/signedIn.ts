import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { Request, Response } from "express";
import type { SessionData } from "express-session";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { Person } from "#db/queries/person.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import { addressOf } from "./addressOf.ts";
import type { SessionCookie } from "./Door.ts";
import { hasBody } from "./sameOrigin.ts";
import type { SignedInBy } from "./sessions.ts";

const LONGEST_AGENT = 300;

interface SignedIn {
  userId: string;
  organizationId: string;
  sessionId: string;
  person?: Person;
}

const read = new WeakMap<object, SignedIn>();

/** Returns the person signed in; throws the Refusal `signed_out` when nobody is. */
export function actorOf(req: Request): Actor {
  const signedIn = read.get(req) ?? ofSession(req);
  if (!signedIn) throw new Refusal("unauthenticated", "signed_out", REDIRECT_ERRORS.signed_out);
  const { person, ...ids } = signedIn;
  // A body can arrive slowly: the sender of one is read again when the work is done.
  return { ...ids, door: "web", ...(person && !hasBody(req) && { person }) };
}

/** Keeps who is signed in by a session that was only read. */
export function rememberSignedIn(req: object, sessionId: string, data: SessionData, person: Person | null): void {
  const { userId, organizationId } = data;
  if (userId && organizationId) read.set(req, { userId, organizationId, sessionId, ...(person && { person }) });
}

function ofSession(req: Request): SignedIn | undefined {
  // express-session leaves no session behind one that has just ended.
  const { userId, organizationId } = (req.session as Request["session"] | undefined) ?? {};
  return userId && organizationId ? { userId, organizationId, sessionId: req.sessionID } : undefined;
}

/** Begins a session under a new id, whatever the browser had before; it is stored when this returns. */
export async function beginSession(
  req: Request,
  { userId, organizationId }: { userId: string; organizationId: string },
  clock: Clock,
  by: SignedInBy,
): Promise<Actor> {
  await promisify(req.sessionStore.regenerate.bind(req.sessionStore))(req);
  const now = clock.now().toISOString();
  Object.assign(req.session, {
    userId,
    organizationId,
    handle: randomUUID(),
    signedInAt: now,
    seenAt: now,
    userAgent: (req.get("user-agent") ?? "").slice(0, LONGEST_AGENT),
    address: addressOf(req),
    by,
  });
  await promisify(req.session.save.bind(req.session))();
  return actorOf(req);
}

/** Ends the session on the server and takes the cookie away. */
export async function endOwnSession(req: Request, res: Response, { name, secure }: SessionCookie): Promise<void> {
  const session = req.session as Request["session"] | undefined;
  if (session?.userId) await promisify(session.destroy.bind(session))();
  res.clearCookie(name, { httpOnly: true, sameSite: "lax", secure, path: "/" });
}
