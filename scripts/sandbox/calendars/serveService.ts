import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyOf, json } from "../slackApi/serveSlack.ts";
import { CalendarRefusal } from "./CalendarRefusal.ts";
import type { CalendarWorld, Failure, Grant } from "./CalendarWorld.ts";

const INVALID = 400;
const RETRY_AFTER = "7";
const MAX_CALLS = 20_000;
const REFUSAL = new CalendarRefusal(INVALID, "invalid", "Invalid event");

export interface ServiceRequest {
  method: string;
  /** The decoded path segments, including the API version. */
  path: string[];
  query: URLSearchParams;
  body: Record<string, unknown>;
  ifMatch: string | undefined;
  grant: Grant;
}

type Answerer = (world: CalendarWorld, request: ServiceRequest) => { status: number; body?: unknown };

export interface ServiceRules {
  answer: Answerer;
  errorOf: (refusal: CalendarRefusal) => unknown;
  limit: CalendarRefusal;
}

export async function serveService(
  world: CalendarWorld,
  rules: ServiceRules,
  { req, res, address }: { req: IncomingMessage; res: ServerResponse; address: URL },
): Promise<void> {
  const text = await bodyOf(req);
  const method = req.method ?? "GET";
  const path = address.pathname.split("/").slice(1).map(decodeURIComponent);
  world.calls.push(`${method} /${path.join("/")}`);
  if (world.calls.length > MAX_CALLS) world.calls.shift();
  const failure = nextFailure(world);
  try {
    if (failure === "broken") return void res.writeHead(500).end("<h1>Server Error</h1>");
    if (failure === "busy") return void res.writeHead(503, { "retry-after": RETRY_AFTER }).end();
    if (failure === "limit") throw rules.limit;
    if (failure === "refused") return json(res, INVALID, rules.errorOf(REFUSAL));
    const body = text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
    const ifMatch = req.headers["if-match"];
    const request = { method, path, query: address.searchParams, body, ifMatch, grant: grantOf(world, req) };
    const answer = rules.answer(world, request);
    if (failure === "lost") return void res.socket?.destroy();
    if (answer.body === undefined) return void res.writeHead(answer.status).end();
    json(res, answer.status, answer.body);
  } catch (error) {
    if (!(error instanceof CalendarRefusal)) throw error;
    if (error.status === INVALID) world.violations.push(`${method} /${path.join("/")}: ${error.message}`);
    if (error.status === 429) res.setHeader("retry-after", RETRY_AFTER);
    json(res, error.status, rules.errorOf(error));
  }
}

export function assertMatches(etag: string, { ifMatch }: ServiceRequest, code: string): void {
  if (ifMatch !== undefined && ifMatch !== "*" && ifMatch !== etag) {
    throw new CalendarRefusal(412, code, "Precondition Failed");
  }
}

function grantOf({ accessTokens, now }: CalendarWorld, req: IncomingMessage): Grant {
  const token = accessTokens.get((req.headers.authorization ?? "").replace(/^Bearer /, ""));
  if (!token || token.grant.isRevoked || token.until <= now().getTime()) {
    throw new CalendarRefusal(401, "authError", "Invalid Credentials");
  }
  return token.grant;
}

function nextFailure({ failures }: CalendarWorld): Failure | undefined {
  const [failure] = failures;
  if (!failure) return undefined;
  failure.times -= 1;
  if (failure.times <= 0) failures.shift();
  return failure.how;
}
