import express, { type Request, type RequestHandler } from "express";
import { HttpProblem } from "./HttpProblem.ts";

const problems = new WeakMap<Request, HttpProblem>();

/** Reads bodies of JSON up to 1 MB. What is wrong with one is told by `bodyOf`, so that who asks is checked first. */
export function jsonBody(): RequestHandler {
  const parse = express.json({ limit: "1mb", strict: false });
  return (req, res, next) => {
    if (req.method === "GET" || req.method === "HEAD") return next();
    parse(req, res, (error: unknown) => {
      // The sender gave up, or took too long and was answered: nothing is done with half a body.
      if (isAborted(error)) return;
      if (error !== undefined) problems.set(req, problemOf(error));
      next();
    });
  };
}

/** The body as it came: an object, empty when there is none; throws HttpProblem when it is anything else. */
export function bodyOf(req: Request): object {
  const problem = problems.get(req);
  if (problem) throw problem;
  const body: unknown = req.body === undefined ? {} : req.body;
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new HttpProblem(400, "not_an_object", "The body must be a JSON object");
  }
  return body;
}

/** The body for an operation to read once it knows who asks: what is malformed is told only to who may do it at all. */
export function inputOf(req: Request): () => object {
  return () => bodyOf(req);
}

function isAborted(error: unknown): boolean {
  return (error as { type?: unknown } | undefined)?.type === "request.aborted";
}

/** The errors of body-parser carry a `type`; their own texts quote the body, which nobody needs to see again. */
function problemOf(error: unknown): HttpProblem {
  const { type } = error as { type?: unknown };
  if (type === "entity.too.large") return new HttpProblem(413, "too_large", "The body is larger than 1 MB");
  if (type === "charset.unsupported" || type === "encoding.unsupported") {
    return new HttpProblem(415, "not_json", "The body must be JSON in UTF-8");
  }
  if (type === "entity.parse.failed") return new HttpProblem(400, "broken_json", "The body is not valid JSON");
  return new HttpProblem(400, "broken_body", "The body could not be read");
}
