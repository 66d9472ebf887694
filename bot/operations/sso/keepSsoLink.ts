import { keepState } from "#db/queries/auth/oauthStates.ts";
import { hashOfToken, newLinkToken } from "../linkToken.ts";
import { operationsRuntime } from "../runtime.ts";
import type { SsoLinkIntent } from "./SsoIntent.ts";

/** The time for which a sign-in links the account at the provider, in milliseconds. */
const VALID_MS = 10 * 60_000;

/** Remembers the account that this browser's next sign-in links, and returns the token for the browser. */
export async function keepSsoLink(intent: SsoLinkIntent, browser: string): Promise<string> {
  const now = operationsRuntime().clock.now();
  const token = newLinkToken();
  const hashes = { stateHash: hashOfToken(token), browserHash: hashOfToken(browser) };
  await keepState({ ...hashes, codeVerifier: "", intent, expiresAt: new Date(now.getTime() + VALID_MS) }, now);
  return token;
}
