import { promisify } from "node:util";
import type { Request, Response } from "express";
import type { SessionData } from "express-session";
import { themeCookie } from "#core/links/themeCookie.ts";
import { Refusal } from "#core/refusal.ts";
import type { Actor, Visitor } from "#bot/operations/actor.ts";
import { DEVICE_DAYS } from "#bot/operations/auth/devices.ts";
import type { PendingSecondStep } from "#bot/operations/auth/secondFactor/afterFirstStep.ts";
import { signOut } from "#bot/operations/auth/signOut.ts";
import type { NewSession, SignedIn } from "#bot/operations/auth/startSession.ts";
import type { HttpContext, SessionCookie } from "../HttpContext.ts";
import { addressOf } from "../middleware/addressOf.ts";
import { deviceCookie, signedInPerson, visitorOf } from "./actorOf.ts";
import { linkPendingSso } from "./linkPendingSso.ts";
import { markStoredAsIs, newSessionId, planSessionId } from "./sessionIds.ts";

const LONGEST_AGENT = 300;
const DAY_MS = 86_400_000;

export async function beginSession(
  req: Request,
  res: Response,
  context: Pick<HttpContext, "sessionCookie">,
  signIn: (visitor: Visitor, wanted: NewSession) => Promise<SignedIn>,
): Promise<Actor> {
  return giveSession(req, res, context, await signIn(visitorOf(req, context), wantedBy(req)));
}

export async function beginSignIn(
  req: Request,
  res: Response,
  context: Pick<HttpContext, "sessionCookie">,
  signIn: (visitor: Visitor, wanted: NewSession) => Promise<SignedIn | PendingSecondStep>,
): Promise<Actor | undefined> {
  const outcome = await signIn(visitorOf(req, context), wantedBy(req));
  if (!("pendingSignIn" in outcome)) return giveSession(req, res, context, outcome);
  await signOutOfBrowser(req);
  await promisify(req.sessionStore.regenerate.bind(req.sessionStore))(req);
  req.session.pendingSignIn = outcome.pendingSignIn;
  await promisify(req.session.save.bind(req.session))();
  return undefined;
}

async function giveSession(
  req: Request,
  res: Response,
  context: Pick<HttpContext, "sessionCookie">,
  { userId, session, device, theme }: SignedIn,
): Promise<Actor> {
  const before = req.session as Request["session"] | undefined;
  if (before?.userId !== userId) await signOutOfBrowser(req);
  await adoptSession(req, session);
  keepDevice(res, context, device);
  if (theme) res.append("Set-Cookie", themeCookie(theme, context.sessionCookie.secure));
  const actor = signedInPerson(req);
  await linkPendingSso(req, res, context.sessionCookie, actor);
  return actor;
}

export function keepDevice(res: Response, { sessionCookie }: Pick<HttpContext, "sessionCookie">, device: string): void {
  const { name, secure } = deviceCookie(sessionCookie);
  res.cookie(name, device, { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: DEVICE_DAYS * DAY_MS });
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
  markStoredAsIs(req.session);
}

async function signOutOfBrowser(req: Request): Promise<void> {
  const session = req.session as Request["session"] | undefined;
  if (session?.userId) await signOut(signedInPerson(req), {}).catch(unlessSignedOut);
}

export async function endOwnSession(req: Request, res: Response, { name, secure }: SessionCookie): Promise<void> {
  const session = req.session as Request["session"] | undefined;
  await signOutOfBrowser(req);
  if (session?.userId) await promisify(session.destroy.bind(session))();
  res.clearCookie(name, { httpOnly: true, sameSite: "lax", secure, path: "/" });
}

function unlessSignedOut(error: unknown): void {
  if (!(error instanceof Refusal) || error.kind !== "unauthenticated") throw error;
}
