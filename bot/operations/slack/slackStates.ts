import { keepState, takeState } from "#db/queries/auth/oauthStates.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import type { Actor } from "../actor.ts";
import { operationsRuntime } from "../runtime.ts";
import { hashOfToken, newLinkToken } from "../auth/linkToken.ts";

const VALID_MINUTES = 10;

interface Leaving {
  organizationId: string;
  userId: string;
}

/** Remembers that somebody leaves for Slack; answers the state that their session must come back with, within ten minutes. */
export async function leaveForSlack({ organizationId, userId, sessionId }: Actor): Promise<string> {
  const state = newLinkToken();
  const now = operationsRuntime().clock.now();
  const intent: Leaving = { organizationId, userId };
  const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000);
  const hashes = { stateHash: hashOf(state), browserHash: hashOfToken(sessionId ?? "") };
  // Slack proves who asks by the client's secret, so there is nothing else to remember.
  await keepState({ ...hashes, codeVerifier: "", intent, expiresAt }, now);
  return state;
}

/** Refuses whoever comes back with what is not their own session's state, or with one that is used up or too old. */
export async function returnFromSlack(state: unknown, { organizationId, userId, sessionId }: Actor): Promise<void> {
  const now = operationsRuntime().clock.now();
  const left =
    typeof state === "string" && sessionId
      ? await takeState<Leaving>(hashOf(state), hashOfToken(sessionId), now)
      : undefined;
  if (left?.intent.organizationId === organizationId && left.intent.userId === userId) return;
  throw new Refusal("forbidden", "slack_not_finished", REDIRECT_ERRORS.slack_not_finished);
}

/** A state of one provider is none of another's, though they lie in one table. */
function hashOf(state: string): Buffer {
  return hashOfToken(`slack ${state}`);
}
