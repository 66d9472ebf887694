import { keepState } from "#db/queries/auth/oauthStates.ts";
import { hashOfToken, newLinkToken } from "../linkToken.ts";
import { operationsRuntime } from "../runtime.ts";
import type { SsoLinkIntent } from "./SsoIntent.ts";

/** A sign-in links the account at the provider for this time. */
const VALID_MS = 10 * 60_000;

/** This browser's next sign-in links the account. Returns the token for the browser. */
export async function keepSsoLink(intent: SsoLinkIntent, browser: string): Promise<string> {
  const now = operationsRuntime().clock.now();
  const token = newLinkToken();
  const hashes = { stateHash: hashOfToken(token), browserHash: hashOfToken(browser) };
  await keepState({ ...hashes, codeVerifier: "", intent, expiresAt: new Date(now.getTime() + VALID_MS) }, now);
  return token;
}
