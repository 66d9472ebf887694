import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import type { SsoProfile } from "#core/sso/identityOf.ts";
import { Refusal } from "#core/refusal.ts";
import { type ConnectionRow, findConnection } from "#db/queries/sso/connections.ts";
import { endVisit } from "../auth/providers/visits.ts";
import type { SsoContext } from "./leaveForSso.ts";
import { SsoFailure, type VisitSecrets } from "./OidcClient.ts";
import type { SsoIntent } from "./SsoIntent.ts";
import { failSso } from "./steps/failSso.ts";
import { noteSsoFailure, type SsoTry } from "./steps/noteSsoFailure.ts";
import { settingsOf } from "./steps/settingsOf.ts";

export interface SsoVisit {
  connection: ConnectionRow;
  intent: SsoIntent;
  secrets: VisitSecrets;
  query: URLSearchParams;
}

export type SsoArrival = Pick<SsoVisit, "connection" | "intent"> & { profile: SsoProfile };

/** A visit can be taken only once, and only in the browser that started it. */
export async function takeSsoVisit(returning: {
  connectionId: string;
  browser: string | undefined;
  query: URLSearchParams;
}): Promise<SsoVisit> {
  const { connectionId, browser, query } = returning;
  const state = query.get("state");
  if (browser === undefined || state === null) throw notFinished();
  const taken = await endVisit(
    { browser, state },
    (left): left is SsoIntent => left.kind === "sso" && left.connectionId === connectionId,
  );
  if (!taken) throw notFinished();
  const { codeVerifier, intent } = taken;
  const connection = await findConnection(connectionId);
  if (!connection || connection.version !== intent.version) throw notFinished();
  return { connection, intent, secrets: { state, nonce: intent.nonce, codeVerifier }, query };
}

export async function arriveFromSso(
  { connection, intent, secrets, query }: SsoVisit,
  { provider, callback, visitor }: SsoContext & Pick<SsoTry, "visitor">,
): Promise<SsoArrival> {
  const isTest = intent.purpose === "test";
  if (query.get("error") === "access_denied" && !isTest) {
    await noteSsoFailure(
      connection,
      { visitor, intent },
      { reason: "The sign-in was canceled or refused at the provider" },
    );
    throw new Refusal("unauthenticated", "sso_cancelled", REDIRECT_ERRORS.sso_cancelled);
  }
  try {
    const settings = settingsOf(connection, callback);
    const returnedTo = new URL(`${settings.redirectUri}?${query.toString()}`);
    const profile = await provider.arrive(settings, secrets, returnedTo);
    if (isTest && profile.email === null) throw new SsoFailure("The provider didn't share a verified email address");
    return { connection, intent, profile };
  } catch (error) {
    return failSso(connection, { visitor, intent }, error);
  }
}

function notFinished(): Refusal {
  return new Refusal("unauthenticated", "sso_not_finished", REDIRECT_ERRORS.sso_not_finished);
}
