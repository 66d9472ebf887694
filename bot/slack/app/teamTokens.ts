import type { webApi } from "@slack/bolt";
import { readBotToken } from "#bot/operations/slack/readBotToken.ts";

const PLACEHOLDER_PREFIX = "team ";
/** The error code of calls for a workspace if no key can decrypt its token. */
export const TOKEN_UNREADABLE = "token_unreadable";
export const RECONNECT = "The stored connection to Slack can't be read anymore. Disconnect Slack and connect it again.";
const BEARER = `Bearer ${PLACEHOLDER_PREFIX}`;

/** Slack waits only 3 s for an acknowledgment, so the token is looked up only when a call needs it. */
export function tokenPlaceholder(teamId: string): string {
  return PLACEHOLDER_PREFIX + teamId;
}

/** Inserts the workspace's token into each call, and gives up after `timeout` milliseconds. */
export function fetchWithTokens(timeout: number): webApi.FetchFunction {
  return async (url, init = {}) => {
    // Security: Slack never redirects, so a redirect must not receive the token.
    const patience = { signal: init.signal ?? AbortSignal.timeout(timeout), redirect: "error" as const };
    const authorization = init.headers?.["Authorization"];
    if (!authorization?.startsWith(BEARER)) return fetch(url, { ...init, ...patience });
    const found = await readBotToken(authorization.slice(BEARER.length));
    // Slack itself returns the first error for a workspace that removed the app; the second is only ours.
    if ("trouble" in found) {
      return Response.json({ ok: false, error: found.trouble === "gone" ? "account_inactive" : TOKEN_UNREADABLE });
    }
    return fetch(url, { ...init, ...patience, headers: { ...init.headers, Authorization: `Bearer ${found.token}` } });
  };
}
