import { ConnectionDeletion } from "#core/sso/ConnectionInput.ts";
import { assertNotRequired } from "#core/sso/requirement.ts";
import { endPendingSso, findConnection } from "#db/queries/sso/connections.ts";
import { findRequirement } from "#db/queries/sso/requirement.ts";
import type { Actor } from "../actor.ts";
import { assertConfirmed, confirmFirst } from "../auth/steps/confirmFirst.ts";
import { notFound } from "../notFound.ts";
import { announceToOwners } from "../notifications/steps/announceToOwners.ts";
import { lockSignIn } from "../organization/steps/signInLock.ts";
import { preparedOperation } from "../preparedOperation.ts";
import { knownId } from "../running/rawInput.ts";
import { lockConnection } from "./steps/lockConnection.ts";

export function deleteConnection(actor: Actor, id: string, input: unknown): Promise<void> {
  return preparedOperation(
    "deleteSsoConnection",
    ConnectionDeletion,
    async (given, context) => {
      const found = await findConnection(knownId(id));
      if (found?.organizationId !== context.me.organizationId) throw notFound("The connection");
      return confirmFirst("sso", given, context);
    },
    async ({ code }, proof, { tx, now, audit, again }) => {
      const { organizationId } = actor;
      await lockSignIn(organizationId, tx);
      const { me } = await again();
      const connection = await lockConnection(organizationId, knownId(id), tx);
      await assertConfirmed("sso", { proof, code }, { me, actor, tx, now });
      const { name, issuer } = connection;
      assertNotRequired(connection.id, await findRequirement(organizationId, tx));
      await endPendingSso(organizationId, tx);
      await connection.destroy({ transaction: tx });
      await announceToOwners(me, "ssoDeleted", { tx, now });
      await audit({ subject: ["sso_connection", connection.id], before: { name, issuer } });
    },
  )(actor, input);
}
