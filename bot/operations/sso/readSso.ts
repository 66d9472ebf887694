import { Nothing } from "#core/inputs.ts";
import { newId } from "#db/newId.ts";
import { findConnections } from "#db/queries/sso/connections.ts";
import { findDomains } from "#db/queries/sso/domains.ts";
import { findConnectionOfSession } from "#db/queries/auth/providerSessions.ts";
import { findRequirement } from "#db/queries/sso/requirement.ts";
import { reading } from "../reading.ts";
import { draftProof } from "./steps/draftProof.ts";

export const readSso = reading("readSso", Nothing, async (_, { me, actor: { sessionId } }) => {
  const id = newId();
  return {
    requirement: (await findRequirement(me.organizationId)) ?? null,
    signedInWith: sessionId === undefined ? null : await findConnectionOfSession({ sid: sessionId, userId: me.id }),
    connections: await findConnections(me.organizationId),
    domains: await findDomains(me.organizationId),
    next: { id, proof: draftProof(me, id) },
  };
});
