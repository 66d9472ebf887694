import type { Request, RequestHandler, Response } from "express";
import { noKey } from "#core/keys/keyRefusals.ts";
import { CALLS_PER_MINUTE } from "#core/throttling/limits.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { UsedToken } from "#bot/operations/keys/useKey.ts";
import { HttpProblem } from "../middleware/HttpProblem.ts";
import { hasBody } from "../middleware/sameOrigin.ts";

const BEARER = /^Bearer +(\S+) *$/i;
const callers = new WeakMap<Request, Actor>();

type UseOfKey = (key: string, req: Request, res: Response) => Promise<UsedToken>;

/** Security: refuses requests with a cookie, because a browser's session must not mix with a key. */
export function keyCaller(use: UseOfKey): RequestHandler {
  return async (req, res, next) => {
    const key = BEARER.exec(req.headers.authorization ?? "")?.[1];
    if (key === undefined) {
      res.setHeader("WWW-Authenticate", 'Bearer realm="Awayday"');
      throw noKey();
    }
    const { actor, budget, refusal } = await use(key, req, res).catch((error: unknown) => {
      res.setHeader("WWW-Authenticate", 'Bearer realm="Awayday", error="invalid_token"');
      throw error;
    });
    res.setHeader("RateLimit-Policy", `"key";q=${CALLS_PER_MINUTE};w=60`);
    res.setHeader("RateLimit", `"key";r=${budget.left};t=${budget.resetSeconds}`);
    if (req.headers.cookie !== undefined) {
      throw new HttpProblem(400, "key_and_cookie", "Send an Authorization header or cookies, not both");
    }
    if (refusal) throw refusal;
    callers.set(req, actor);
    next();
  };
}

export function callerOf(req: Request): Actor {
  const caller = callers.get(req);
  if (!caller) throw noKey();
  if (!hasBody(req)) return caller;
  // A body can arrive slowly, so the operation must reload the person.
  const { person: _, ...ids } = caller;
  return ids;
}
