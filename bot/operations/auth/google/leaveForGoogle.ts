import { limits } from "#core/throttling/limits.ts";
import { keepState, takeState } from "#db/queries/auth/oauthStates.ts";
import type { GoogleIntent } from "./GoogleIntent.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { hashOfToken, newLinkToken } from "#bot/operations/linkToken.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { counting } from "#bot/operations/counting.ts";
import { knownVisitor } from "../devices.ts";

const VALID_MINUTES = 10;

/**
 * Records why a browser is sent to Google, and returns the state with which it must return within ten minutes. Refuses
 * (429) a network address from which too many browsers are sent; known devices are counted separately.
 */
export async function leaveForGoogle(leaving: {
  /** A secret that only this browser has. */
  browser: string;
  codeVerifier: string;
  intent: GoogleIntent;
  visitor: Visitor;
}): Promise<string> {
  return counting(async (count) => {
    const { browser, visitor, ...rest } = leaving;
    const { client } = visitor;
    const now = operationsRuntime().clock.now();
    const known = knownVisitor(visitor.device, now);
    await (known === undefined
      ? count([limits.googleOfAddress, client])
      : count([limits.googleOfDevice, known], [limits.googleOfKnownAddress, client]));
    const state = newLinkToken();
    const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000);
    const kept = { stateHash: hashOfToken(state), browserHash: hashOfToken(browser), ...rest, expiresAt };
    await keepState(kept, now);
    return state;
  });
}

/**
 * Returns a browser's intent and code verifier, only once; undefined for another browser, after ten minutes, or if the
 * browser has already returned.
 */
export function returnFromGoogle(returning: {
  browser: string;
  state: string;
}): Promise<{ codeVerifier: string; intent: GoogleIntent } | undefined> {
  const { browser, state } = returning;
  return takeState<GoogleIntent>(hashOfToken(state), hashOfToken(browser), operationsRuntime().clock.now());
}
