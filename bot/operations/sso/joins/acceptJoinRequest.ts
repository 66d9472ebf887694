import { Nothing } from "#core/inputs.ts";
import { domainOf } from "#core/sso/domains.ts";
import { assertMayAccept } from "#core/sso/joinRequests.ts";
import { SsoIdentity } from "#db/models/sso/SsoIdentity.ts";
import { findInvitedPlace } from "#db/queries/auth/invitedPlace.ts";
import { holdConnection } from "#db/queries/sso/connections.ts";
import { holdsDomain } from "#db/queries/sso/domains.ts";
import { findNamedPerson, findSsoPerson } from "#db/queries/sso/identities.ts";
import { forgetAskedBy, lockJoinRequest } from "#db/queries/sso/joinRequests.ts";
import { lockOrganization } from "../../lockOrganization.ts";
import { notFound } from "../../notFound.ts";
import { announceAccountChange } from "../../notifications/steps/announceAccountChange.ts";
import { operationOn } from "../../operation.ts";
import { joinBySso } from "../steps/joinBySso.ts";

export const acceptJoinRequest = operationOn("acceptJoinRequest", Nothing, async (id, _, before) => {
  const { me, tx, now, audit } = await lockOrganization(before);
  const { organizationId } = me;
  const asked = await lockJoinRequest(organizationId, id, { tx, now });
  if (!asked) throw notFound("The person");
  const { connectionId, issuer, subject, email, name } = asked;
  const key = { organizationId, connectionId, issuer, subject };
  assertMayAccept({
    isConnectionOn: (await holdConnection(connectionId, tx)) !== undefined,
    isDomainProven: await holdsDomain(organizationId, domainOf(email), tx),
    hasAccount: Boolean((await findNamedPerson(organizationId, email, tx)) ?? (await findSsoPerson(key, tx))),
    invitedAs: (await findInvitedPlace(organizationId, email, { tx, now }))?.role,
  });
  const joined = await joinBySso({ organizationId, email, name }, { tx, now });
  for (const entry of joined.entries) await audit(entry);
  await SsoIdentity.create({ ...key, userId: joined.id, createdAt: now }, { transaction: tx });
  await forgetAskedBy(organizationId, email, tx);
  await announceAccountChange({ organizationId, id: joined.id, email }, "joinAccepted", { tx, now, actorId: me.id });
});
