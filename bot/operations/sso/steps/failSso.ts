import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { noteConnectionError } from "#db/queries/sso/connections.ts";
import { operationsRuntime } from "../../runtime.ts";
import { SsoFailure } from "../OidcClient.ts";

/**
 * Records a provider's failure for the Owners, and throws its refusal, which has no details for the visitor. Throws any
 * other error as it is.
 */
export async function failSso(connection: { organizationId: string; id: string }, error: unknown): Promise<never> {
  if (!(error instanceof SsoFailure)) throw error;
  await noteConnectionError(connection, { error: error.message, now: operationsRuntime().clock.now() });
  throw new Refusal("unauthenticated", "sso_failed", REDIRECT_ERRORS.sso_failed);
}
