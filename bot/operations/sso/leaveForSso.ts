import { randomBytes } from "node:crypto";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import { type ConnectionRow, findConnection } from "#db/queries/sso/connections.ts";
import type { Visitor } from "../actor.ts";
import { beginVisit } from "../auth/providers/visits.ts";
import { isId } from "../running/rawInput.ts";
import type { OidcClient, VisitSecrets } from "./OidcClient.ts";
import type { SsoIntent, SsoPurpose } from "./SsoIntent.ts";
import { failSso } from "./steps/failSso.ts";
import type { SsoTry } from "./steps/noteSsoFailure.ts";
import { settingsOf } from "./steps/settingsOf.ts";

export interface SsoContext {
  provider: OidcClient;
  callback: string;
}

export interface Leaving {
  visitor: Visitor;
  browser: string;
}

export async function leaveToSignIn(
  connectionId: string,
  place: string | undefined,
  leaving: Leaving & SsoContext,
): Promise<string> {
  const connection = isId(connectionId) ? await findConnection(connectionId.toLowerCase()) : undefined;
  if (!connection?.isOn) throw new Refusal("forbidden", "sso_off", REDIRECT_ERRORS.sso_off);
  return leaveFor(connection, { purpose: "sign-in", ...(place && { place }) }, leaving);
}

export async function leaveFor(
  connection: ConnectionRow,
  purpose: SsoPurpose,
  { visitor, browser, provider, callback }: Leaving & SsoContext,
): Promise<string> {
  const { ssoOfAddress: ofAddress, ssoOfDevice: ofDevice, ssoOfKnownAddress: ofKnownAddress } = limits;
  const nonce = randomBytes(32).toString("base64url");
  const codeVerifier = randomBytes(32).toString("base64url");
  const { id: connectionId, version } = connection;
  const intent: SsoIntent = { kind: "sso", connectionId, version, nonce, ...purpose };
  return beginVisit(
    { visitor, browser, codeVerifier, intent, limits: { ofAddress, ofDevice, ofKnownAddress } },
    (state) => addressFor(connection, { state, nonce, codeVerifier }, { provider, callback, visitor, intent: purpose }),
  );
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
