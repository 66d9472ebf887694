import { newId } from "#db/newId.ts";
import { SsoConnection } from "#db/models/sso/SsoConnection.ts";
import { SsoIdentity } from "#db/models/sso/SsoIdentity.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { CLIENT } from "#tests/servers/sso/identityProvider.ts";

export async function anSsoConnection({ organizationId }: { organizationId: string }, issuer: string) {
  const { sealer, clock } = operationsRuntime();
  const createdAt = clock.now();
  const connectionId = newId();
  await SsoConnection.create({
    organizationId,
    id: connectionId,
    name: "Acme ID",
    issuer,
    clientId: CLIENT.clientId,
    clientSecretSealed: sealer.seal(CLIENT.clientSecret, organizationId),
    joins: "off",
    isOn: true,
    testedAt: createdAt,
    createdAt,
  });
  const link = async (
    subject: string,
    { userId }: { userId: string },
    more: { issuer?: string; isConfirmed?: true } = {},
  ) => {
    await SsoIdentity.create({ organizationId, connectionId, issuer, subject, userId, createdAt, ...more });
  };
  return { id: connectionId, link };
}
