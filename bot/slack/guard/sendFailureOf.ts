import { SendFailure } from "#bot/notify/SendFailure.ts";
import { RECONNECT, TOKEN_UNREADABLE } from "../app/teamTokens.ts";
import { isPassing } from "./isPassing.ts";

const NOT_THERE = new Set(["users_not_found", "user_not_found", "user_disabled", "cannot_dm_bot", "user_not_visible"]);
const GAVE_UP = /\b(Timeout|Abort)Error\b/;
const REST_MS = 10_000;

interface Known {
  code?: unknown;
  data?: { error?: unknown };
  retryAfter?: unknown;
  statusCode?: unknown;
  headers?: Record<string, string>;
  original?: unknown;
}

export function sendFailureOf(error: unknown): unknown {
  if (error instanceof SendFailure || !(error instanceof Error)) return error;
  const { code, data, retryAfter, statusCode, headers, original } = error as Known;
  switch (code) {
    case "slack_webapi_rate_limited_error":
      return new SendFailure("Slack asked Awayday to wait", {
        retryAfterMs: Math.max(1, Number(retryAfter) || 1) * 1000,
      });
    case "slack_webapi_http_error":
      return new SendFailure(`Slack responded with ${String(statusCode)}`, { retryAfterMs: secondsIn(headers) * 1000 });
    case "slack_webapi_platform_error": {
      const reason = String(data?.error);
      if (reason === TOKEN_UNREADABLE) return new SendFailure(RECONNECT, { isFinal: true });
      return new SendFailure(reason, { isFinal: !isPassing(reason), isExpected: NOT_THERE.has(reason) });
    }
    case "slack_webapi_request_error":
      return GAVE_UP.test(String(original))
        ? new SendFailure("Slack didn't respond", { retryAfterMs: REST_MS })
        : error;
    default:
      return error;
  }
}

function secondsIn(headers: Known["headers"]): number {
  const seconds = Number(headers?.["retry-after"]);
  return seconds > 0 ? seconds : 0;
}
