import { keepState, takeState } from "#db/queries/auth/oauthStates.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import type { Actor } from "../actor.ts";
import { counting } from "../counting.ts";
import { operationsRuntime } from "../runtime.ts";
import { hashOfToken, newLinkToken } from "../linkToken.ts";

const VALID_MINUTES = 10;

interface Leaving {
  organizationId: string;
  userId: string;
}

export async function leaveForSlack({ organizationId, userId, sessionId }: Actor): Promise<string> {
  await counting((count) => count([limits.connectingVisits, userId]));
  const state = newLinkToken();
  const now = operationsRuntime().clock.now();
  const intent: Leaving = { organizationId, userId };
  const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000);
  const hashes = { stateHash: hashOf(state), browserHash: hashOfToken(sessionId ?? "") };
  // Slack authenticates the client by its secret, so no code verifier is needed.
  await keepState({ ...hashes, codeVerifier: "", intent, expiresAt }, now);
  return state;
}

/** Throws unless the state is from this person's session, unused, and unexpired. */
export async function returnFromSlack(state: unknown, { organizationId, userId, sessionId }: Actor): Promise<void> {
  const now = operationsRuntime().clock.now();
  const left =
    typeof state === "string" && sessionId
      ? await takeState<Leaving>(hashOf(state), hashOfToken(sessionId), now)
      : undefined;
  if (left?.intent.organizationId === organizationId && left.intent.userId === userId) return;
  throw new Refusal("forbidden", "slack_not_finished", REDIRECT_ERRORS.slack_not_finished);
}

/** The prefix prevents a match with another provider's state in the same table. */
function hashOf(state: string): Buffer {
  return hashOfToken(`slack ${state}`);
}
