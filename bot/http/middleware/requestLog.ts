import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { causedBy } from "#db/tracing/causedBy.ts";
import { whenEnded } from "./whenEnded.ts";

/** Security: logs no bodies, headers, queries, or tokens. */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    res.setHeader("X-Request-Id", requestId);
    whenEnded(req, res, (isComplete) => {
      const { method, originalUrl } = req;
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const line = { requestId, method, path: loggedPath(originalUrl), status: res.statusCode, ms };
      const { failure, code } = res.locals as { failure?: unknown; code?: string };
      if (failure !== undefined) log.error({ ...line, err: failure }, "failed");
      else log.info(code === undefined ? line : { ...line, code }, isComplete ? "answered" : "cut off");
    });
    causedBy({ requestId }, next);
  };
}

export function loggedPath(url: string): string {
  const [path = ""] = url.split("?");
  return path.replace(/(\/invitations\/token\/)[^/]+/i, "$1…").replace(/(\/(?:avatars|mail|calendars)\/).+/i, "$1…");
}
