import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";
import { HttpProblem } from "./HttpProblem.ts";

/** Security: another site can't send text/csv, because its preflight fails. */
const CSV_PATHS = ["people", "openings", "events", "columns"].map((name) => `/api/admin/imports/${name}`);
const CSV_TYPE = /^\s*text\/csv\s*(;|$)/i;
const EVIDENCE_PATH = /^\/api\/pto-requests\/[^/]+\/evidence\/?$/;
/** Types that pages of other sites can send without a preflight. */
const SIMPLE_TYPE = /^\s*(?:text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;
const JSON_TYPE = /^\s*application\/json\s*(;|$)/i;

/** Security: refuses writes from pages of other origins, and bodies that such pages can send without a preflight. */
export function sameOrigin(appUrl: string): RequestHandler {
  const { origin } = new URL(appUrl);
  return (req, _res, next) => {
    if (req.method === "GET" || req.method === "HEAD") return next();
    if (!isSameOrigin(req, origin)) {
      throw new HttpProblem(403, "cross_site", "This request came from another site and was refused");
    }
    const type = req.headers["content-type"] ?? "";
    if (hasBody(req) && !JSON_TYPE.test(type) && !mayCarry(req.path, type)) {
      throw new HttpProblem(415, "not_json", "The body must be JSON, with the content type application/json");
    }
    next();
  };
}

/** Returns true for clients that aren't browsers, because they send neither `Sec-Fetch-Site` nor `Origin`. */
export function isSameOrigin({ headers }: IncomingMessage, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  return headers.origin === undefined || headers.origin === origin;
}

export function isFilePath({ path }: Pick<Request, "path">): boolean {
  return CSV_PATHS.includes(path) || EVIDENCE_PATH.test(path);
}

function mayCarry(path: string, type: string): boolean {
  if (EVIDENCE_PATH.test(path)) return !SIMPLE_TYPE.test(type) && type !== "";
  return CSV_TYPE.test(type) && CSV_PATHS.includes(path);
}

export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}
