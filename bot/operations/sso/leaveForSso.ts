import { randomBytes } from "node:crypto";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import { keepState } from "#db/queries/auth/oauthStates.ts";
import { type ConnectionRow, findConnection } from "#db/queries/sso/connections.ts";
import type { Visitor } from "../actor.ts";
import { counting } from "../counting.ts";
import { hashOfToken, newLinkToken } from "../linkToken.ts";
import { isId } from "../running/rawInput.ts";
import { operationsRuntime } from "../runtime.ts";
import type { OidcClient, VisitSecrets } from "./OidcClient.ts";
import type { SsoIntent, SsoPurpose } from "./SsoIntent.ts";
import { countVisit } from "./steps/countVisit.ts";
import { failSso } from "./steps/failSso.ts";
import type { SsoTry } from "./steps/noteSsoFailure.ts";
import { settingsOf } from "./steps/settingsOf.ts";

const VALID_MINUTES = 10;

export interface SsoContext {
  provider: OidcClient;
  /** The address below which providers return browsers. */
  callback: string;
}

export interface Leaving {
  visitor: Visitor;
  /** A secret that only this browser has. */
  browser: string;
}

/** Returns the address of the provider's sign-in page for a sign-in. Throws (403) if the connection is off. */
export async function leaveToSignIn(
  connectionId: string,
  place: string | undefined,
  leaving: Leaving & SsoContext,
): Promise<string> {
  const connection = isId(connectionId) ? await findConnection(connectionId.toLowerCase()) : undefined;
  if (!connection?.isOn) throw new Refusal("forbidden", "sso_off", REDIRECT_ERRORS.sso_off);
  return leaveFor(connection, { purpose: "sign-in", ...(place && { place }) }, leaving);
}

/**
 * Records why a browser is sent to a provider, and returns the address of the sign-in page there. The browser must
 * return within ten minutes. Refuses (429) a device or a network address from which browsers were sent too often.
 */
export async function leaveFor(
  connection: ConnectionRow,
  purpose: SsoPurpose,
  { visitor, browser, provider, callback }: Leaving & SsoContext,
): Promise<string> {
  return counting(async (count) => {
    const now = operationsRuntime().clock.now();
    const { ssoOfAddress: ofAddress, ssoOfDevice: ofDevice, ssoOfKnownAddress: ofKnownAddress } = limits;
    await countVisit(count, visitor, { ofAddress, ofDevice, ofKnownAddress });
    const state = newLinkToken();
    const nonce = randomBytes(32).toString("base64url");
    const codeVerifier = randomBytes(32).toString("base64url");
    const secrets = { state, nonce, codeVerifier };
    const address = await addressFor(connection, secrets, { provider, callback, visitor, intent: purpose });
    const { id: connectionId, version } = connection;
    const intent: SsoIntent = { kind: "sso", connectionId, version, nonce, ...purpose };
    const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000);
    const hashes = { stateHash: hashOfToken(state), browserHash: hashOfToken(browser) };
    await keepState({ ...hashes, codeVerifier, intent, expiresAt }, now);
    return address;
  });
}

async function addressFor(
  connection: ConnectionRow,
  secrets: VisitSecrets,
  { provider, callback, ...tried }: SsoContext & SsoTry,
): Promise<string> {
  try {
    return await provider.leave(settingsOf(connection, callback), secrets);
  } catch (error) {
    return failSso(connection, tried, error);
  }
}
