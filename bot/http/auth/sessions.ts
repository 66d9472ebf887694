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
    handle: string;
    /** ISO 8601, in UTC. */
    signedInAt: string;
    seenAt: string;
    userAgent: string;
    address: string;
    by: SignedInBy;
    providerSession: ProviderSession;
    signupId: string;
    /** The token of a sign-in that still needs a second factor. Until then, the person isn't signed in. */
    pendingSignIn: string;
    mayLinkGoogleUntil: string;
    confirmsWithGoogle: ConfirmationPurpose;
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SEEN_INTERVAL_MS = 5 * MINUTE;
const LONGEST = 30 * DAY;

/** Browsers accept the prefix `__Host-`, which binds the cookie to the exact host, only over HTTPS. */
export function sessionCookie(isHttps: boolean): SessionCookie {
  return { name: isHttps ? "__Host-awayday" : "awayday", secure: isHttps };
}

export function sessions(options: {
  store: SessionStore;
  secrets: readonly string[];
  cookie: SessionCookie;
  /** A session ends after this many days without use, and always after 30 days. */
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
