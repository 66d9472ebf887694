import session, { type SessionData } from "express-session";
import type { RequestHandler } from "express";
import type { Clock } from "#bot/operations/runtime.ts";
import type { ProviderSession } from "#db/queries/auth/providerSessions.ts";
import type { ConfirmationPurpose } from "#core/people/confirmation.ts";
import type { SignedInBy } from "#bot/operations/auth/startSession.ts";
import type { SessionStore } from "./SessionStore.ts";
import { sessionCookieFirst } from "./sessionCookieFirst.ts";
import { sessionIdFor } from "./sessionIds.ts";
import type { SessionCookie } from "../HttpContext.ts";

declare module "express-session" {
  interface SessionData {
    userId: string;
    organizationId: string;
    /** Responses show this instead of the session id. */
    handle: string;
    /** An instant in ISO format, UTC. */
    signedInAt: string;
    seenAt: string;
    userAgent: string;
    address: string;
    /** Absent in sessions that began before it was recorded. */
    by: SignedInBy;
    providerSession: ProviderSession;
    /** The sign-up that this browser may complete as the Owner. */
    signupId: string;
    /** The token of a sign-in that waits for its second factor. It doesn't sign anyone in. */
    pendingSignIn: string;
    /** Set when the person enters their password. */
    mayLinkGoogleUntil: string;
    /** The session is about to confirm this change with Google. */
    confirmsWithGoogle: ConfirmationPurpose;
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SEEN_INTERVAL_MS = 5 * MINUTE;
const LONGEST = 30 * DAY;

/** Browsers accept the prefix `__Host-`, which binds the cookie to the exact host, only over https. */
export function sessionCookie(isHttps: boolean): SessionCookie {
  return { name: isHttps ? "__Host-awayday" : "awayday", secure: isHttps };
}

/** Ends expired sessions. Records a session's use again after five minutes. */
export function sessions(options: {
  store: SessionStore;
  /** The first secret signs cookies; all of them verify. */
  secrets: readonly string[];
  cookie: SessionCookie;
  /** In days without use. Every session ends after 30 days at the latest. */
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
    if (isOver({ signedInAt, seenAt }, now, idleDays)) return void req.session.regenerate(next);
    if (isDueToBeSeen({ seenAt }, now)) req.session.seenAt = now.toISOString();
    next();
  };
  return [sessionCookieFirst(cookie.name), read, keepFresh];
}

export function isFresh(data: Pick<SessionData, "signedInAt" | "seenAt">, now: Date, idleDays: number): boolean {
  const { signedInAt, seenAt } = data;
  return Boolean(signedInAt && seenAt) && !isOver(data, now, idleDays) && !isDueToBeSeen(data, now);
}

function isDueToBeSeen({ seenAt }: Pick<SessionData, "seenAt">, now: Date): boolean {
  return now.getTime() - Date.parse(seenAt) >= SEEN_INTERVAL_MS;
}

function isOver(
  { signedInAt, seenAt }: Pick<SessionData, "signedInAt" | "seenAt">,
  now: Date,
  idleDays: number,
): boolean {
  const age = now.getTime() - Date.parse(signedInAt);
  return age >= LONGEST || now.getTime() - Date.parse(seenAt) >= idleDays * DAY;
}
