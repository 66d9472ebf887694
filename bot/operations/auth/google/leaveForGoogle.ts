import { keepState, takeState } from "#db/queries/auth/oauthStates.ts";
import type { GoogleIntent } from "./GoogleIntent.ts";
import { hashOfToken, newLinkToken } from "#bot/operations/linkToken.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";

const VALID_MINUTES = 10;

/** Records why a browser is sent to Google, and returns the state with which it must return within ten minutes. */
export async function leaveForGoogle(leaving: {
  /** A secret that only this browser has. */
  browser: string;
  codeVerifier: string;
  intent: GoogleIntent;
}): Promise<string> {
  const state = newLinkToken();
  const now = operationsRuntime().clock.now();
  const { browser, ...rest } = leaving;
  const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000);
  await keepState({ stateHash: hashOfToken(state), browserHash: hashOfToken(browser), ...rest, expiresAt }, now);
  return state;
}

/** Returns a browser's intent once; undefined for another browser, after ten minutes, or if it already returned. */
export function returnFromGoogle(returning: {
  browser: string;
  state: string;
}): Promise<{ codeVerifier: string; intent: GoogleIntent } | undefined> {
  const { browser, state } = returning;
  return takeState<GoogleIntent>(hashOfToken(state), hashOfToken(browser), operationsRuntime().clock.now());
}
