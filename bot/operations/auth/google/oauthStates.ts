import { keepState, takeState } from "#db/queries/auth/oauthStates.ts";
import type { GoogleIntent } from "./GoogleIntent.ts";
import { hashOfToken, newLinkToken } from "../linkToken.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";

const VALID_MINUTES = 10;

/** Remembers why a browser leaves for Google; answers the state that it must come back with, within ten minutes. */
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

/** What a browser left for, once: undefined when it was another browser, too long ago, or it has come back already. */
export function returnFromGoogle(returning: {
  browser: string;
  state: string;
}): Promise<{ codeVerifier: string; intent: GoogleIntent } | undefined> {
  const { browser, state } = returning;
  return takeState<GoogleIntent>(hashOfToken(state), hashOfToken(browser), operationsRuntime().clock.now());
}
