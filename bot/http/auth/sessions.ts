import session, { type SessionData } from "express-session";
import type { RequestHandler } from "express";
import type { Clock } from "#bot/operations/runtime.ts";
import type { ConfirmationPurpose } from "#core/people/confirmation.ts";
import type { SignedInBy } from "#bot/operations/auth/startSession.ts";
import type { SessionStore } from "./SessionStore.ts";
import { sessionCookieFirst } from "./sessionCookieFirst.ts";
import { sessionIdFor } from "./storedSessions.ts";
import type { SessionCookie } from "../HttpContext.ts";

declare module "express-session" {
  interface SessionData {
    userId: string;
    organizationId: string;
    /** Names the session to the outside: its id never leaves. */
    handle: string;
    /** Instants as ISO UTC. */
    signedInAt: string;
    seenAt: string;
    userAgent: string;
    address: string;
    /** How it began; one without it is from before that was noted. */
    by: SignedInBy;
    /** The full sign-up that this browser may become the Owner of. */
    signupId: string;
    /** The token of a sign-in that waits for its second step; nobody is signed in by it. */
    pendingSignIn: string;
    /** Until when this session, whose person has just shown their password, may link a Google account. */
    mayLinkGoogleUntil: string;
    /** The change that this session is about to confirm with Google. */
    confirmsWithGoogle: ConfirmationPurpose;
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SEEN_EVERY = 5 * MINUTE;
const LONGEST = 30 * DAY;

/** The session cookie: `__Host-` binds it to this very host, which browsers allow over https only. */
export function sessionCookie(isHttps: boolean): SessionCookie {
  return { name: isHttps ? "__Host-awayday" : "awayday", secure: isHttps };
}

/** Reads the session of a request, ends one that is too old, and notes at most every five minutes that it is used. */
export function sessions(options: {
  store: SessionStore;
  /** The first signs cookies, all verify them. */
  secrets: readonly string[];
  cookie: SessionCookie;
  /** Days without use after which a session ends; after 30 days every session does. */
  idleDays: number;
  clock: Clock;
}): RequestHandler[] {
  const { store, secrets, cookie, idleDays, clock } = options;
  const read = session({
    name: cookie.name,
    secret: [...secrets],
    store,
    genid: sessionIdFor,
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: "lax", secure: cookie.secure, path: "/", maxAge: idleDays * DAY },
  });
  const keepFresh: RequestHandler = (req, _res, next) => {
    const { signedInAt, seenAt } = req.session;
    if (!signedInAt || !seenAt) return next();
    const now = clock.now();
    if (isOver({ signedInAt, seenAt }, now, idleDays)) return void req.session.destroy(next);
    if (isDueToBeSeen({ seenAt }, now)) req.session.seenAt = now.toISOString();
    next();
  };
  return [sessionCookieFirst(cookie.name), read, keepFresh];
}

/** Returns true for the session of a signed-in person that need neither end nor be marked as used again. */
export function isFresh(data: Pick<SessionData, "signedInAt" | "seenAt">, now: Date, idleDays: number): boolean {
  const { signedInAt, seenAt } = data;
  return Boolean(signedInAt && seenAt) && !isOver(data, now, idleDays) && !isDueToBeSeen(data, now);
}

function isDueToBeSeen({ seenAt }: Pick<SessionData, "seenAt">, now: Date): boolean {
  return now.getTime() - Date.parse(seenAt) >= SEEN_EVERY;
}

function isOver(
  { signedInAt, seenAt }: Pick<SessionData, "signedInAt" | "seenAt">,
  now: Date,
  idleDays: number,
): boolean {
  const age = now.getTime() - Date.parse(signedInAt);
  return age >= LONGEST || now.getTime() - Date.parse(seenAt) >= idleDays * DAY;
}
