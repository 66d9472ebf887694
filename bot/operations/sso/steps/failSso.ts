import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import type { ConnectionRow } from "#db/queries/sso/connections.ts";
import { SsoFailure } from "../OidcClient.ts";
import { noteSsoFailure, type SsoTry } from "./noteSsoFailure.ts";

export async function failSso(connection: ConnectionRow, tried: SsoTry, error: unknown): Promise<never> {
  if (!(error instanceof SsoFailure)) throw error;
  await noteSsoFailure(connection, tried, { reason: error.message });
  throw new Refusal("unauthenticated", "sso_failed", REDIRECT_ERRORS.sso_failed);
}
