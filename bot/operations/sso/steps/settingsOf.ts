import type { ConnectionRow } from "#db/queries/sso/connections.ts";
import { operationsRuntime } from "../../runtime.ts";
import { type ProviderSettings, SsoFailure } from "../OidcClient.ts";

export function settingsOf(
  { organizationId, id, issuer, clientId, clientSecretSealed }: ConnectionRow,
  callback: string,
): ProviderSettings {
  const clientSecret = operationsRuntime().sealer.openIfKnown(clientSecretSealed, organizationId);
  if (clientSecret === undefined) throw new SsoFailure("The client secret can't be decrypted. Enter it again.");
  // Security: each connection has its own redirect URL, so that the responses of different providers can't be mixed up.
  return { issuer, clientId, clientSecret, redirectUri: `${callback}/${id}` };
}
