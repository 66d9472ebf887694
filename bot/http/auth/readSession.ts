import { parse } from "cookie";
import { unsign } from "cookie-signature";
import type { RequestHandler } from "express";
import type { SessionData } from "express-session";
import { findSession, type FoundSession } from "#db/queries/auth/sessions.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import { isFresh } from "./sessions.ts";
import { rememberSignedIn } from "./actorOf.ts";

const SIGNED = "s:";

export function readSession(options: {
  cookieName: string;
  secrets: readonly string[];
  idleDays: number;
  clock: Clock;
  changing: RequestHandler;
}): RequestHandler {
  const { cookieName, secrets, idleDays, clock, changing } = options;
  return (req, res, next) => {
    const sid = sessionIdIn(req.headers.cookie, cookieName, secrets);
    if (sid === undefined) return next();
    const use = (found: FoundSession | undefined): void => {
      if (!found) return next();
      const data = found.sess as SessionData;
      if (!isFresh(data, clock.now(), idleDays)) return void changing(req, res, next);
      rememberSignedIn(req, sid, data, found.person);
      next();
    };
    findSession(sid, new Date()).then(use, next);
  };
}

function sessionIdIn(header: string | undefined, name: string, secrets: readonly string[]): string | undefined {
  const value = header === undefined ? undefined : parse(header)[name];
  if (!value?.startsWith(SIGNED)) return undefined;
  const signed = value.slice(SIGNED.length);
  return secrets.map((secret) => unsign(signed, secret)).find((id) => id !== false);
}
