import { Nothing } from "#core/inputs.ts";
import { endPendingSso } from "#db/queries/sso/connections.ts";
import { lockSignIn } from "../organization/steps/signInLock.ts";
import { operationOn } from "../operation.ts";
import { lockConnection } from "./steps/lockConnection.ts";

/** Deletes a connection with its links to people, who then sign in with a password or Google. */
export const deleteConnection = operationOn("deleteSsoConnection", Nothing, async (id, _, context) => {
  const { tx, audit, actor, again } = context;
  const { organizationId } = actor;
  await lockSignIn(organizationId, tx);
  await again();
  const connection = await lockConnection(organizationId, id, tx);
  const { name, issuer } = connection;
  await endPendingSso(organizationId, tx);
  await connection.destroy({ transaction: tx });
  await audit({ subject: ["sso_connection", id], before: { name, issuer } });
});
