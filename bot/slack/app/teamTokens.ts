import type { webApi } from "@slack/bolt";
import { botTokenOf } from "#bot/operations/slack/botTokenOf.ts";

const STAND_IN = "team ";
const BEARER = `Bearer ${STAND_IN}`;

/**
 * What a client is given in place of a workspace's token. Looking the token up takes the database, and Slack wants to
 * hear within 3 s that we got its message, whatever the database does: so it is looked up when it is needed.
 */
export function standInFor(teamId: string): string {
  return STAND_IN + teamId;
}

/** A fetch that puts in the token of the workspace as a call goes out, and gives up after `timeout` ms. */
export function fetchWithTokens(timeout: number): webApi.FetchFunction {
  return async (url, init = {}) => {
    // An answer of Slack's never sends us elsewhere, so neither the token nor the text goes along to wherever one leads.
    const patience = { signal: init.signal ?? AbortSignal.timeout(timeout), redirect: "error" as const };
    const authorization = init.headers?.["Authorization"];
    if (!authorization?.startsWith(BEARER)) return fetch(url, { ...init, ...patience });
    const token = await botTokenOf(authorization.slice(BEARER.length));
    // What Slack itself says of a workspace that took us out.
    if (token === undefined) return Response.json({ ok: false, error: "account_inactive" });
    return fetch(url, { ...init, ...patience, headers: { ...init.headers, Authorization: `Bearer ${token}` } });
  };
}
