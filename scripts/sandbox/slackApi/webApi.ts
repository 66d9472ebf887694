import { authMethods, exchangeCode } from "../api/authMethods.ts";
import type { ApiMethod } from "../api/ApiMethod.ts";
import { chatMethods } from "../api/chatMethods.ts";
import { conversationMethods } from "../api/conversationMethods.ts";
import { userMethods } from "../api/userMethods.ts";
import { viewMethods } from "../api/viewMethods.ts";
import type { SandboxCallBody } from "../Sandbox.ts";
import { SlackError } from "./SlackError.ts";
import type { World } from "../World.ts";

const METHODS: Record<string, ApiMethod> = {
  ...authMethods,
  ...chatMethods,
  ...conversationMethods,
  ...userMethods,
  ...viewMethods,
};

/** Throws a SlackError if Slack would respond with `ok: false`. */
export function callMethod(
  world: World,
  method: string,
  token: string,
  body: SandboxCallBody,
): Record<string, unknown> {
  if (method === "oauth.v2.access") return exchangeCode(world, body);
  const known = METHODS[method];
  if (!known) throw new SlackError("unknown_method", { req_method: method });
  if (token === "") throw new SlackError("not_authed");
  const holder = world.tokens.get(token);
  if (!holder) throw new SlackError("invalid_auth");
  if (holder.refusal) throw new SlackError(holder.refusal);
  if (known.scope && !holder.scopes.includes(known.scope)) {
    throw new SlackError("missing_scope", { needed: known.scope, provided: holder.scopes.join(",") });
  }
  return known.run({ world, workspace: holder.workspace, token: holder, body });
}

export function argumentsOf(contentType: string, text: string): SandboxCallBody {
  if (contentType.startsWith("application/json")) return JSON.parse(text || "{}") as SandboxCallBody;
  const body: SandboxCallBody = {};
  for (const [name, value] of new URLSearchParams(text)) body[name] = JSON_FIELDS.has(name) ? JSON.parse(value) : value;
  return body;
}

const JSON_FIELDS = new Set(["blocks", "view", "attachments", "metadata"]);
