import { assertMayTurnOn, assertSeenConnection, ConnectionPatch, mustConfirm } from "#core/sso/ConnectionInput.ts";
import { assertNotRequired } from "#core/sso/requirement.ts";
import { endPendingSso } from "#db/queries/sso/connections.ts";
import { forgetAskedThrough } from "#db/queries/sso/joinRequests.ts";
import { findRequirement } from "#db/queries/sso/requirement.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import type { Actor } from "../actor.ts";
import { assertConfirmed, confirmFirst } from "../auth/steps/confirmFirst.ts";
import { changedFields, isEmptyPatch } from "../changedFields.ts";
import { announceToOwners } from "../notifications/steps/announceToOwners.ts";
import { lockSignIn } from "../organization/steps/signInLock.ts";
import { preparedOperation } from "../preparedOperation.ts";
import { knownId } from "../running/rawInput.ts";
import { operationsRuntime } from "../runtime.ts";
import { lockConnection } from "./steps/lockConnection.ts";

/** A new issuer, client ID, or secret turns the connection off, because the connection must be tested again. */
export function editConnection(actor: Actor, id: string, input: unknown): Promise<void> {
  return preparedOperation(
    "editSsoConnection",
    ConnectionPatch,
    async (patch, context) => (mustConfirm(patch) ? confirmFirst("sso", patch, context) : undefined),
    async (patch, proof, { tx, now, audit, unchanged, again, actor: by }) => {
      const { organizationId } = by;
      await lockSignIn(organizationId, tx);
      const { me } = await again();
      const connection = await lockConnection(organizationId, knownId(id), tx);
      const { code, currentPassword: _, version: seen, clientSecret, ...wanted } = patch;
      if (mustConfirm(patch)) assertSeenConnection(connection.version, seen);
      const { name, issuer, clientId, joins, isOn } = connection;
      const before = { name, issuer, clientId, joins, isOn };
      const isRetested =
        clientSecret !== undefined ||
        (wanted.issuer ?? issuer) !== issuer ||
        (wanted.clientId ?? clientId) !== clientId;
      const changes = changedFields(isRetested ? { ...wanted, isOn: false } : wanted, before);
      if (isEmptyPatch(changes) && !isRetested) {
        unchanged();
        return;
      }
      if (proof !== undefined) await assertConfirmed("sso", { proof, code }, { me, actor: by, tx, now });
      if (changes.isOn === true) {
        const googleOnly = await isGoogleOnly(organizationId, tx);
        assertMayTurnOn({ isTested: connection.testedAt !== null, googleOnly });
      }
      if (changes.isOn === false) {
        assertNotRequired(connection.id, await findRequirement(organizationId, tx));
        await endPendingSso(organizationId, tx);
      }
      if (changes.issuer !== undefined) await forgetAskedThrough(organizationId, connection.id, tx);
      const clientSecretSealed =
        clientSecret === undefined ? undefined : operationsRuntime().sealer.seal(clientSecret, organizationId);
      await connection.update(
        {
          ...changes,
          ...(clientSecretSealed !== undefined && { clientSecretSealed }),
          ...((isRetested || changes.joins !== undefined) && { version: connection.version + 1 }),
          ...(isRetested && { testedAt: null, lastError: null, lastErrorAt: null }),
        },
        { transaction: tx },
      );
      if (proof !== undefined || isRetested) await announceToOwners(me, "ssoChanged", { tx, now });
      const changed = Object.keys(changes);
      await audit({
        subject: ["sso_connection", connection.id],
        before: Object.fromEntries(Object.entries(before).filter(([field]) => changed.includes(field))),
        after: { ...changes, ...(clientSecret !== undefined && { clientSecret: "changed" }) },
      });
    },
  )(actor, input);
}
