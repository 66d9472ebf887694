import { Refusal } from "#core/refusal.ts";
import { slackErrorOf } from "../guard/slackErrorOf.ts";
import { RECONNECT, TOKEN_UNREADABLE } from "./teamTokens.ts";

const BUSY = "Slack is busy. Please try again in a moment.";
const MISSING_SCOPE = "Slack doesn't let Awayday read this. Connect Slack again to grant the permissions.";

export function refuseCall(cause: unknown, text: string): never {
  throw Object.assign(refusalOf(cause, text), { cause });
}

export function missingScope(): Refusal {
  return new Refusal("conflict", "slack_missing_scope", MISSING_SCOPE);
}

function refusalOf(cause: unknown, text: string): Refusal {
  const { retryAfter } = cause as { retryAfter?: number };
  if (retryAfter !== undefined) return new Refusal("throttled", "slack_busy", BUSY, { retryAfter });
  const code = slackErrorOf(cause);
  if (code === TOKEN_UNREADABLE) return new Refusal("conflict", "slack_unreadable", RECONNECT);
  return code === "missing_scope" ? missingScope() : new Refusal("conflict", "slack_unavailable", text);
}
