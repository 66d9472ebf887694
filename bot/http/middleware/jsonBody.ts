import express, { type Request, type RequestHandler } from "express";
import { isDeeperThan } from "#core/isDeeperThan.ts";
import { HttpProblem } from "./HttpProblem.ts";

const problems = new WeakMap<Request, HttpProblem>();

const MAX_LEVELS = 100;

/** `bodyOf` throws parsing errors later, so that authorization errors come first. */
export function jsonBody(types = ["application/json"]): RequestHandler {
  const parse = express.json({ limit: "1mb", strict: false, type: types });
  return (req, res, next) => {
    if (req.method === "GET" || req.method === "HEAD") return next();
    parse(req, res, (error: unknown) => {
      // The sender disconnected or timed out, so the incomplete body must not be used.
      if (isAborted(error)) return;
      const problem = error === undefined ? problemWith(req.body) : problemOf(error);
      if (problem) {
        problems.set(req, problem);
        req.body = undefined;
      }
      next();
    });
  };
}

/** Returns an empty object if there is no body. Throws an HttpProblem if the body isn't an object or can't be read. */
export function bodyOf(req: Request): object {
  const body = anyBodyOf(req);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new HttpProblem(400, "not_an_object", "The body must be a JSON object");
  }
  return body;
}

export function anyBodyOf(req: Request): unknown {
  const problem = problems.get(req);
  if (problem) throw problem;
  return req.body === undefined ? {} : (req.body as unknown);
}

export function inputOf(req: Request): () => object {
  return () => bodyOf(req);
}

function isAborted(error: unknown): boolean {
  return (error as { type?: unknown } | undefined)?.type === "request.aborted";
}

function problemWith(body: unknown): HttpProblem | undefined {
  if (!isDeeperThan(MAX_LEVELS, body)) return undefined;
  return new HttpProblem(400, "nested_too_deeply", `The body is nested more than ${MAX_LEVELS} levels deep`);
}

/** Uses the error's `type`, because its message quotes the body. */
function problemOf(error: unknown): HttpProblem {
  const { type } = error as { type?: unknown };
  if (type === "entity.too.large") return new HttpProblem(413, "too_large", "The body is larger than 1 MB");
  if (type === "charset.unsupported" || type === "encoding.unsupported") {
    return new HttpProblem(415, "not_json", "The body must be JSON in UTF-8");
  }
  if (type === "entity.parse.failed") return new HttpProblem(400, "broken_json", "The body isn't valid JSON");
  return new HttpProblem(400, "broken_body", "The body couldn't be read");
}
