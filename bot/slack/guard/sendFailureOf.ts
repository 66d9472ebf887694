import { SendFailure } from "#bot/notify/SendFailure.ts";
import { isPassing } from "./isPassing.ts";

/** Whoever is meant can't be told in Slack, which is no trouble of anybody's. */
const NOT_THERE = new Set(["users_not_found", "user_not_found", "user_disabled", "cannot_dm_bot", "user_not_visible"]);
/** How it is said that nothing had come when we stopped waiting. */
const GAVE_UP = /\b(Timeout|Abort)Error\b/;
/** A workspace that doesn't answer is given a rest, so that those that do have their turn. */
const REST_MS = 10_000;

interface Known {
  code?: unknown;
  data?: { error?: unknown };
  retryAfter?: unknown;
  statusCode?: unknown;
  headers?: Record<string, string>;
  original?: unknown;
}

/** Why a call of Slack's Web API failed, as the queue understands it: asked to wait, worth another try, or over. */
export function sendFailureOf(error: unknown): unknown {
  if (error instanceof SendFailure || !(error instanceof Error)) return error;
  const { code, data, retryAfter, statusCode, headers, original } = error as Known;
  switch (code) {
    case "slack_webapi_rate_limited_error":
      return new SendFailure("Slack asks to wait", { retryAfterMs: Math.max(1, Number(retryAfter) || 1) * 1000 });
    // Whatever Slack's own trouble is, it passes, so the message is never given up for it.
    case "slack_webapi_http_error":
      return new SendFailure(`Slack answered ${String(statusCode)}`, { retryAfterMs: secondsIn(headers) * 1000 });
    case "slack_webapi_platform_error": {
      const reason = String(data?.error);
      return new SendFailure(reason, { isFinal: !isPassing(reason), isExpected: NOT_THERE.has(reason) });
    }
    case "slack_webapi_request_error":
      return GAVE_UP.test(String(original))
        ? new SendFailure("Slack does not answer", { retryAfterMs: REST_MS })
        : error;
    default:
      return error;
  }
}

/** The seconds that a Retry-After header asks for; 0 where there is none. */
function secondsIn(headers: Known["headers"]): number {
  const seconds = Number(headers?.["retry-after"]);
  return seconds > 0 ? seconds : 0;
}
