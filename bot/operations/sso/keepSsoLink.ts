import { keepState } from "#db/queries/auth/oauthStates.ts";
import { hashOfToken, newLinkToken } from "../linkToken.ts";
import { operationsRuntime } from "../runtime.ts";
import type { PasswordProof } from "../auth/SsoRequired.ts";
import type { SsoLinkIntent } from "./SsoIntent.ts";

const VALID_MS = 10 * 60_000;

export async function keepSsoLink(intent: SsoLinkIntent | PasswordProof, browser: string): Promise<string> {
  const now = operationsRuntime().clock.now();
  const token = newLinkToken();
  const hashes = { stateHash: hashOfToken(token), browserHash: hashOfToken(browser) };
  await keepState({ ...hashes, codeVerifier: "", intent, expiresAt: new Date(now.getTime() + VALID_MS) }, now);
  return token;
}
