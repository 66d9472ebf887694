import type { webApi } from "@slack/bolt";
import { readBotToken } from "#bot/operations/slack/readBotToken.ts";

const PLACEHOLDER_PREFIX = "team ";
export const TOKEN_UNREADABLE = "token_unreadable";
export const RECONNECT = "The stored connection to Slack can't be read anymore. Disconnect Slack and connect it again.";
const BEARER = `Bearer ${PLACEHOLDER_PREFIX}`;

export function tokenPlaceholder(teamId: string): string {
  return PLACEHOLDER_PREFIX + teamId;
}

/**
 * Replaces a workspace's placeholder with its token in each call. Aborts a call without its own signal after `timeout`
 * milliseconds.
 */
export function fetchWithTokens(timeout: number): webApi.FetchFunction {
  return async (url, init = {}) => {
    // Security: Slack never redirects, so a redirect must not receive the token.
    const patience = { signal: init.signal ?? AbortSignal.timeout(timeout), redirect: "error" as const };
    const authorization = init.headers?.["Authorization"];
    if (!authorization?.startsWith(BEARER)) return fetch(url, { ...init, ...patience });
    const found = await readBotToken(authorization.slice(BEARER.length));
    // Slack responds with `account_inactive` after the app is removed from a workspace.
    if ("trouble" in found) {
      return Response.json({ ok: false, error: found.trouble === "gone" ? "account_inactive" : TOKEN_UNREADABLE });
    }
    return fetch(url, { ...init, ...patience, headers: { ...init.headers, Authorization: `Bearer ${found.token}` } });
  };
}
