import { assertFewConnections, ConnectionInput } from "#core/sso/ConnectionInput.ts";
import { Refusal } from "#core/refusal.ts";
import { SsoConnection } from "#db/models/sso/SsoConnection.ts";
import { findConnection } from "#db/queries/sso/connections.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operation } from "../operation.ts";
import { operationsRuntime } from "../runtime.ts";
import { announceToOwners } from "../notifications/steps/announceToOwners.ts";
import { assertOwnDraft } from "./steps/draftProof.ts";

export const createConnection = operation("createSsoConnection", ConnectionInput, async (input, before) => {
  const { me, tx, now, audit } = await lockOrganization(before);
  const { organizationId } = me;
  const { id, proof, clientSecret, ...settings } = input;
  assertOwnDraft(me, { id, proof });
  assertFewConnections(await SsoConnection.count({ where: { organizationId }, transaction: tx }));
  if (await findConnection(id, tx)) {
    throw new Refusal("conflict", "already_done", "This connection already exists. Please reload the page.");
  }
  const clientSecretSealed = operationsRuntime().sealer.seal(clientSecret, organizationId);
  const row = { organizationId, id, ...settings, clientSecretSealed, isOn: false, createdAt: now };
  await SsoConnection.create(row, { transaction: tx });
  await announceToOwners(me, "ssoChanged", { tx, now });
  await audit({ subject: ["sso_connection", id], after: { ...settings } });
  return { id };
});
