import type { IncomingMessage, ServerResponse } from "node:http";
import { asText } from "./asText.ts";
import { respond } from "./responseAddresses.ts";
import type { SandboxCallBody } from "../Sandbox.ts";
import { SlackError } from "./SlackError.ts";
import { argumentsOf, callMethod } from "./webApi.ts";
import type { World } from "../World.ts";

const MAX_CALLS = 20_000;

export async function serveSlack(world: World, req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
  const text = await bodyOf(req);
  const [, area = "", name = ""] = path.split("/");
  const method = area === "response" ? "response_url" : name;
  const body = argumentsOf(req.headers["content-type"] ?? "", text);
  const token = tokenOf(req, body);
  const call = { method, body, token, outcome: "ok" };
  world.calls.push(call);
  if (world.calls.length > MAX_CALLS) world.calls.shift();
  const failure = nextFailure(world, method);
  try {
    if (failure && failure !== "lost") {
      call.outcome = failure;
      return fail(res, failure);
    }
    const answer = area === "response" ? respond(world, name, body) : callMethod(world, name, token, body);
    if (failure === "lost") return void res.socket?.destroy();
    const scopes = world.tokens.get(token)?.scopes;
    if (scopes) res.setHeader("x-oauth-scopes", scopes.join(","));
    json(res, 200, { ok: true, ...answer });
  } catch (error) {
    if (!(error instanceof SlackError)) throw error;
    call.outcome = error.code;
    json(res, area === "response" ? 404 : 200, { ok: false, error: error.code, ...error.more });
  }
}

function nextFailure({ failures, failing }: World, method: string): string | undefined {
  const place = failures.findIndex((failure) => failure.method === method || failure.method === "*");
  const failure = failures[place];
  if (!failure) return failing(method);
  failure.times -= 1;
  if (failure.times <= 0) failures.splice(place, 1);
  return failure.how;
}

function fail(res: ServerResponse, how: string): void {
  switch (how) {
    case "hang":
      return;
    case "reset":
      return void res.socket?.destroy();
    case "429":
      res.setHeader("retry-after", "1");
      return json(res, 429, { ok: false, error: "ratelimited" });
    case "500":
      return json(res, 500, { ok: false, error: "internal_error" });
    default:
      return json(res, 200, { ok: false, error: how });
  }
}

export function json(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

export async function bodyOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

function tokenOf(req: IncomingMessage, body: SandboxCallBody): string {
  const header = req.headers.authorization ?? "";
  return header.startsWith("Bearer ") ? header.slice("Bearer ".length) : asText(body["token"]);
}
