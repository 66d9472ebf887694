import { type Request, type RequestHandler, type Response, Router } from "express";
import { pageIn, PageQuery } from "#core/lists/pageQuery.ts";
import { parseInput } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { answerOnce } from "#bot/operations/keys/answerOnce.ts";
import { useKey } from "#bot/operations/keys/useKey.ts";
import type { HttpContext } from "../HttpContext.ts";
import { HttpProblem } from "../middleware/HttpProblem.ts";
import { anyBodyOf, bodyOf, jsonBody } from "../middleware/jsonBody.ts";
import { logCall } from "./logCall.ts";
import { hasBody } from "../middleware/sameOrigin.ts";
import { wellFormedAddress } from "../middleware/wellFormedAddress.ts";
import type { Call } from "./Call.ts";
import { CALLS } from "./calls/calls.ts";
import { documentOf } from "./document/documentRoutes.ts";
import { callerOf, keyCaller } from "./keyCaller.ts";
import { statusOf } from "./statusOf.ts";

const JSON_TYPE = /^\s*application\/json\s*(;|$)/i;

export function apiV1(context: HttpContext): Router {
  const v1 = Router({ caseSensitive: true });
  v1.use(wellFormedAddress(), (_req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    res.setHeader("Access-Control-Allow-Origin", context.appUrl);
    next();
  });
  v1.get("/openapi.json", documentOf(context));
  const body = jsonBody();
  for (const call of CALLS) {
    const method = call.method.toLowerCase() as Lowercase<Call["method"]>;
    v1[method](call.path, caller(call.path), body, (req, res) => answer(call, { req, res, context }));
  }
  v1.use(caller(null), () => {
    throw new Refusal("missing", "no_such_call", "Unknown call");
  });
  return v1;
}

function caller(path: Call["path"] | null): RequestHandler {
  return keyCaller((key, req, res) => useKey(key, (found) => logCall(req, res, { subject: found, path, agent: null })));
}

interface Exchange {
  req: Request;
  res: Response;
  context: HttpContext;
}

async function answer(call: Call, { req, res, context }: Exchange): Promise<void> {
  const actor = callerOf(req);
  const run = async (by: Actor) => ({
    status: statusOf(call),
    body: await bodyOfAnswer(call, by, { req, res, context }),
  });
  const idempotencyKey = req.get("idempotency-key");
  if (call.method === "GET" || idempotencyKey === undefined) return send(res, await run(actor));
  const text = JSON.stringify(anyBodyOf(req));
  const repeatable = { idempotencyKey, call: [req.method, req.originalUrl, text] };
  const { isRepeated, ...answered } = await answerOnce(actor, repeatable, run);
  if (isRepeated) res.setHeader("Idempotent-Replayed", "true");
  send(res, answered);
}

async function bodyOfAnswer(call: Call, actor: Actor, { req, context }: Exchange): Promise<unknown> {
  const { id = "", changeId: secondId = "" } = req.params as Record<string, string>;
  const query = { ...req.query } as Record<string, unknown>;
  const found = await call.run({
    actor,
    id,
    secondId,
    query,
    sent: req.body as unknown,
    body: () => jsonOf(req),
    context,
  });
  if (!call.isList || call.isPaged) return found;
  return pageIn(found as { id: string }[], parseInput(PageQuery, query));
}

function jsonOf(req: Request): object {
  if (hasBody(req) && !JSON_TYPE.test(req.get("content-type") ?? "")) {
    throw new HttpProblem(415, "not_json", "The body must be JSON, with the content type application/json");
  }
  return bodyOf(req);
}

function send(res: Response, { status, body }: { status: number; body: unknown }): void {
  if (status === 204) res.status(status).end();
  else res.status(status).json(body);
}
