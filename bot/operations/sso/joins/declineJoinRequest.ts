import { Nothing } from "#core/inputs.ts";
import { DECLINED_MS } from "#core/sso/joinRequests.ts";
import { SsoJoinRequest } from "#db/models/sso/SsoJoinRequest.ts";
import { lockJoinRequest } from "#db/queries/sso/joinRequests.ts";
import { notFound } from "../../notFound.ts";
import { operationOn } from "../../operation.ts";

export const declineJoinRequest = operationOn("declineJoinRequest", Nothing, async (id, _, { me, tx, now, audit }) => {
  const { organizationId } = me;
  const asked = await lockJoinRequest(organizationId, id, { tx, now });
  if (!asked) throw notFound("The person");
  const declined = { declinedAt: now, expiresAt: new Date(now.getTime() + DECLINED_MS) };
  await SsoJoinRequest.update(declined, { where: { organizationId, id }, transaction: tx });
  await audit({ subject: ["sso_join_request", id], after: { isAccepted: false } });
});
